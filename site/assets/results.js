(function () {
"use strict";
const P = window.Paperlist;
const html = document.documentElement;
const results = document.querySelector(".results");
const list = results.querySelector(".papers");
const more = results.querySelector(".show-more");
const FIRST = 6; // cards shown at once, which fill a window
const BATCH = 24; // cards added at a time as the reader comes to them
const LONG = 8; // milliseconds of work, after which others have their turn
const PAUSE = 120; // milliseconds, in which cards are painted
let turn = 0; // only the latest answer is shown
let laid = 0; // the turn whose first cards stand: no others go on before they do
let adding = null; // the next cards on their way: {turn, done}
let waiting = []; // the papers whose cards are still to come
let dress = null; // marks a card's hits
const stands = new Map(); // the items of the papers that are shown, with what is marked in them
async function made(papers, mine) {
await Promise.all(papers.map(P.loadCard));
if (mine !== turn) return null;
const all = P.mine.all();
const items = [];
let since = performance.now();
for (const paper of papers) {
items.push(standing(paper) || fresh(paper, all));
if (papers.length <= FIRST || performance.now() - since < LONG) continue;
await new Promise((resolve) => setTimeout(resolve));
if (mine !== turn) return null;
since = performance.now();
}
return items;
}
function standing(paper) {
const old = stands.get(paper);
return old && old.marks === (dress ? dress.marks(paper) : "") ? old : null;
}
function fresh(paper, all) {
const card = P.card(paper, all);
const element = document.createElement("li");
element.append(card);
const marks = dress ? dress(paper, card) : "";
return { paper: paper, element: element, marks: marks };
}
function lay(items) {
const elements = new Set(items.map((item) => item.element));
stands.forEach(function (item, paper) {
if (elements.has(item.element)) return;
item.element.remove();
stands.delete(paper);
});
items.forEach(function (item, at) {
stands.set(item.paper, item);
if (list.children[at] !== item.element) list.insertBefore(item.element, list.children[at]);
});
}
function append() {
if (laid !== turn) return Promise.resolve(false);
if (!adding || adding.turn !== turn) {
const mine = { turn: turn };
mine.done = appended(turn).finally(() => adding === mine && (adding = null));
adding = mine;
}
return adding.done;
}
async function appended(mine) {
const batch = waiting.slice(0, BATCH);
more.disabled = true;
try {
const items = await made(batch, mine);
if (!items) return false;
items.forEach((item) => stands.set(item.paper, item));
list.append(...items.map((item) => item.element));
waiting.splice(0, batch.length); // only now: a file that does not come can be asked for again
more.hidden = waiting.length === 0;
} finally {
more.disabled = false;
}
setTimeout(watch, PAUSE); // once they are painted
return batch.length > 0;
}
let shownPapers = null; // what the cards that stand were made for
let shownWords = "";
function same(papers, words) {
return (
shownPapers && words === shownWords && papers.length === shownPapers.length &&
papers.every((paper, at) => paper === shownPapers[at])
);
}
async function put(papers, answer, mine) {
const words = answer ? answer.words : "";
dress = answer ? answer.dress : null;
if (same(papers, words) && !results.hidden) {
waiting = papers.slice(stands.size);
laid = mine;
return;
}
const items = await made(papers.slice(0, FIRST), mine);
if (!items) return;
laid = mine;
const first = !stands.size;
[shownPapers, shownWords] = [papers, words];
waiting = papers.slice(FIRST);
lay(items);
more.hidden = waiting.length === 0;
open(true);
if (first) await comeBack();
setTimeout(watch, PAUSE);
}
function open(narrowed) {
html.classList.toggle("narrowed", narrowed);
results.hidden = !narrowed;
}
function fail(error) {
shownPapers = null;
open(false);
results.hidden = false;
P.failed(error);
}
let came = P.returning();
async function comeBack() {
const place = came;
came = null;
if (!place) return;
while (stands.size <= place.at && (await append())) continue;
P.comeBack(place);
}
more.addEventListener("click", () => append().catch(P.failed));
const watcher = new IntersectionObserver(function (entries) {
if (entries[0].isIntersecting && !more.hidden) append().catch(P.failed);
}, { rootMargin: "600px" });
function watch() {
watcher.unobserve(more);
watcher.observe(more);
}
watch();
P.results = {
begin: () => ++turn,
late: (mine) => mine !== turn,
put: put,
hide: () => open(false),
fail: fail,
watch: watch,
comeBack: () => came && comeBack(),
};
})();
