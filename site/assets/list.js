(function () {
"use strict";
const P = window.Paperlist;
const html = document.documentElement;
const finder = document.querySelector(".finder");
const form = document.querySelector(".facets"); // no form to send: each change counts at once
const box = document.querySelector(".search-box");
const sorting = document.querySelector(".sort");
const results = document.querySelector(".results");
const shown = results.querySelector(".shown");
const advice = results.querySelector(".advice");
const list = results.querySelector(".papers");
const more = results.querySelector(".show-more");
const FIRST = 6; // cards shown at once, which fill a window
const BATCH = 24; // cards added at a time as the reader comes to them
const LONG = 8; // milliseconds of work, after which others have their turn
const PAUSE = 120; // milliseconds, longer than between two keys
let ahead = null;
function read() {
return ahead || said();
}
function said() {
const text = /^#\?/.test(location.hash) ? location.hash.slice(2) : "";
const address = new URLSearchParams(text);
const facets = new Map();
form.querySelectorAll("[data-facet]").forEach(function (facet) {
const chosen = address.getAll(facet.dataset.facet);
if (chosen.length) facets.set(facet.dataset.facet, chosen);
});
return {
q: address.get("q") || "",
sort: address.get("sort") || "",
seed: Number(address.get("seed")) || 1,
starred: address.has("starred"),
unseen: address.has("unseen"),
facets: facets,
};
}
function write(state) {
const address = new URLSearchParams();
if (state.q) address.set("q", state.q);
state.facets.forEach(function (values, key) {
values.forEach(function (value) {
address.append(key, value);
});
});
if (state.starred) address.set("starred", "");
if (state.unseen) address.set("unseen", "");
if (state.sort) address.set("sort", state.sort);
if (state.sort === "random") address.set("seed", String(state.seed));
const text = address.toString().replace(/=(?=&|$)/g, "");
return text ? "#?" + text : "";
}
function keep(state, replacing) {
ahead = null;
const address = location.href.split("#")[0] + write(state);
if (address !== location.href) {
history[replacing ? "replaceState" : "pushState"](null, "", address);
}
}
function go(state) {
keep(state);
return show();
}
function seek(text, finished) {
const state = read();
state.q = text;
if (!text && state.sort === "relevance") state.sort = "";
ahead = state;
if (finished) settle();
return show();
}
function settle() {
if (ahead) keep(ahead, Boolean(said().q));
}
function plain(state) {
return write(state) === "";
}
let painted = null;
function paint(state) {
if (document.activeElement !== box && box.value !== state.q) box.value = state.q;
const controls = write(Object.assign({}, state, { q: state.q && "q" }));
if (controls === painted) return; // as with most keys
painted = controls;
form.querySelectorAll("input").forEach(function (input) {
if (input.name === "starred" || input.name === "unseen") input.checked = state[input.name];
else input.checked = (state.facets.get(input.name) || []).includes(input.value);
});
sorting.querySelector('[value="relevance"]').hidden = !state.q;
sorting.value = state.sort || (state.q ? "relevance" : "");
}
let known = null; // what facets.js knows of all papers
let later = 0;
function completeSoon() {
clearTimeout(later);
later = setTimeout(function () {
P.facets.paint(masks);
watch();
}, PAUSE);
}
function shuffled(numbers, seed) {
let state = seed >>> 0;
function next() {
state = (state + 0x6d2b79f5) >>> 0;
let mixed = Math.imul(state ^ (state >>> 15), state | 1);
mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}
for (let at = numbers.length - 1; at > 0; at--) {
const other = Math.floor(next() * (at + 1));
[numbers[at], numbers[other]] = [numbers[other], numbers[at]];
}
return numbers;
}
function every() {
return Array.from({ length: known.total }, (_, paper) => paper);
}
function ordered(state, hits) {
if (state.sort === "title") return known.titles;
if (state.sort === "random") return shuffled(every(), state.seed);
return state.sort === "list" || !hits ? every() : hits;
}
function told(state, n) {
const parts = [P.t("shown", { n: n, total: known.total })];
if (state.q) parts.push("“" + state.q + "”");
state.facets.forEach((values, key) => parts.push(P.facets.told(key, values)));
if (state.starred) parts.push(P.t("is_starred"));
if (state.unseen) parts.push(P.t("is_unseen"));
return parts.join(" · ");
}
function button(text, deed) {
const made = document.createElement("button");
made.type = "button";
made.textContent = text;
made.addEventListener("click", deed);
return made;
}
let turn = 0; // only the latest answer is shown
let adding = 0; // the turn whose next cards are on their way
let waiting = []; // the papers whose cards are still to come
let dress = null; // marks a card's hits
let masks = new Map(); // of what is shown, for the facets' counts
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
async function append() {
const mine = turn;
const batch = waiting.slice(0, BATCH);
if (adding === mine) return false;
adding = mine;
more.disabled = true;
try {
const items = await made(batch, mine);
if (!items) return false;
items.forEach((item) => stands.set(item.paper, item));
list.append(...items.map((item) => item.element));
waiting.splice(0, batch.length); // only now: a file that does not come can be asked for again
more.hidden = waiting.length === 0;
} finally {
if (adding === mine) adding = 0;
more.disabled = false;
}
completeSoon();
return batch.length > 0;
}
async function show() {
const mine = ++turn;
const state = read();
paint(state);
if (plain(state)) {
html.classList.remove("narrowed");
results.hidden = true;
masks = new Map();
completeSoon();
return;
}
try {
known = await P.facets.learn();
const answer = state.q ? await P.find(state.q) : null;
if (mine !== turn || (state.q && !answer)) return; // a later one is on its way
await fill(state, answer, mine);
} catch (error) {
if (mine !== turn) return;
shownPapers = null;
html.classList.remove("narrowed");
results.hidden = false;
P.failed(error);
}
}
let shownPapers = null; // what the cards that stand were made for
let shownWords = "";
function same(papers, words) {
return (
shownPapers && words === shownWords && papers.length === shownPapers.length &&
papers.every((paper, at) => paper === shownPapers[at])
);
}
async function fill(state, answer, mine) {
const hits = answer ? answer.hits : null;
masks = P.facets.masks(state, hits);
const kept = P.facets.inAll(masks);
const papers = ordered(state, hits).filter((paper) => kept[paper]);
const words = answer ? answer.words : "";
dress = answer ? answer.dress : null;
tell(state, answer, papers.length);
completeSoon();
if (same(papers, words) && !results.hidden) {
waiting = papers.slice(stands.size);
return;
}
const items = await made(papers.slice(0, FIRST), mine);
if (!items) return;
const first = !stands.size;
[shownPapers, shownWords] = [papers, words];
waiting = papers.slice(FIRST);
lay(items);
more.hidden = waiting.length === 0;
html.classList.add("narrowed");
results.hidden = false;
if (first) await comeBack();
}
const clear = button(P.t("clear"), function () {
go({ q: "", facets: new Map(), starred: false, unseen: false, sort: "", seed: 1 });
});
const sum = document.createTextNode("");
shown.append(sum, " ", clear);
function tell(state, answer, n) {
const words = told(state, n);
if (words !== sum.data) {
sum.data = words;
P.say(words);
}
advise(answer, n);
}
function advise(answer, n) {
const lines = answer ? answer.advice() : [];
if (!n && !lines.length) lines.push(P.t("nothing"));
if (lines.length || advice.firstChild) advice.replaceChildren(...lines);
}
let came = P.returning();
async function comeBack() {
const place = came;
came = null;
if (!place) return;
const there = () => P.cards().some((card) => P.slugOf(card) === place.paper);
while (place.paper && !there() && (await append())) continue;
P.comeBack(place);
}
P.list = { seek: seek, settle: settle, show: show };
form.addEventListener("change", function () {
const state = read();
state.facets = new Map();
form.querySelectorAll("[data-facet] input:checked").forEach(function (input) {
state.facets.set(input.name, (state.facets.get(input.name) || []).concat(input.value));
});
state.starred = form.querySelector('[name="starred"]').checked;
state.unseen = form.querySelector('[name="unseen"]').checked;
go(state);
});
sorting.addEventListener("change", function () {
const state = read();
const usual = state.q ? "relevance" : "";
state.sort = sorting.value === usual ? "" : sorting.value || "list";
if (state.sort === "random") state.seed = 1 + Math.floor(Math.random() * 9999);
go(state);
});
finder.querySelector(".facets-toggle").addEventListener("click", function () {
const open = form.classList.toggle("open");
this.setAttribute("aria-expanded", String(open));
P.facets.learn().then(() => P.facets.paint(masks)).catch(P.failed);
});
more.addEventListener("click", () => append().catch(P.failed));
const watcher = new IntersectionObserver(function (entries) {
if (entries[0].isIntersecting && !more.hidden) append().catch(P.failed);
}, { rootMargin: "600px" });
function watch() {
watcher.unobserve(more);
watcher.observe(more);
}
watch();
function moved() {
ahead = null;
show();
}
window.addEventListener("hashchange", moved);
window.addEventListener("popstate", moved);
P.mine.listen(function () {
P.facets.nameAll().then(completeSoon).catch(P.failed);
});
if (!read().q) show();
if (plain(read()) && came) comeBack();
})();
