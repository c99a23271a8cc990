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
const FIRST = 8; // cards shown at once
const BATCH = 24; // cards added at a time as the reader comes to them
function read() {
const said = new URLSearchParams(/^#\?/.test(location.hash) ? location.hash.slice(2) : "");
const facets = new Map();
form.querySelectorAll("[data-facet]").forEach(function (facet) {
const chosen = said.getAll(facet.dataset.facet);
if (chosen.length) facets.set(facet.dataset.facet, chosen);
});
return {
q: said.get("q") || "",
sort: said.get("sort") || "",
seed: Number(said.get("seed")) || 1,
starred: said.has("starred"),
unseen: said.has("unseen"),
facets: facets,
};
}
function write(state) {
const said = new URLSearchParams();
if (state.q) said.set("q", state.q);
state.facets.forEach(function (values, key) {
values.forEach(function (value) {
said.append(key, value);
});
});
if (state.starred) said.set("starred", "");
if (state.unseen) said.set("unseen", "");
if (state.sort) said.set("sort", state.sort);
if (state.sort === "random") said.set("seed", String(state.seed));
const text = said.toString().replace(/=(?=&|$)/g, "");
return text ? "#?" + text : "";
}
function go(state, replacing) {
const address = location.href.split("#")[0] + write(state);
if (address !== location.href) {
history[replacing ? "replaceState" : "pushState"](null, "", address);
}
show();
}
function plain(state) {
return write(state) === "";
}
function paint(state) {
form.querySelectorAll("input").forEach(function (input) {
if (input.name === "starred" || input.name === "unseen") input.checked = state[input.name];
else input.checked = (state.facets.get(input.name) || []).includes(input.value);
});
if (document.activeElement !== box) box.value = state.q;
const relevance = sorting.querySelector('[value="relevance"]');
relevance.hidden = !state.q;
sorting.value = state.sort || (state.q ? "relevance" : "");
}
function members(gaps, total) {
const mask = new Uint8Array(total);
gaps.reduce(function (at, gap) {
mask[at + gap] = 1;
return at + gap;
}, 0);
return mask;
}
function either(masks, total) {
const union = new Uint8Array(total);
masks.forEach(function (mask) {
for (let at = 0; at < total; at++) union[at] |= mask[at];
});
return union;
}
let known = null; // the facets' members as masks
async function learn() {
if (known) {
await nameAll();
return known;
}
const found = await P.load("facets", 0);
const facets = new Map();
form.querySelectorAll("[data-facet]").forEach(function (facet) {
const masks = new Map();
facet.querySelectorAll("input").forEach(function (input, at) {
masks.set(input.value, members(found.facets[facet.dataset.facet][at], found.total));
});
facets.set(facet.dataset.facet, masks);
});
known = { total: found.total, slugs: null, titles: found.titles, facets: facets };
await nameAll();
return known;
}
async function nameAll() {
if (known && !known.slugs && Object.keys(P.mine.all()).length) known.slugs = await P.slugs();
}
function own(wanted) {
const all = P.mine.all();
if (!known.slugs) return new Uint8Array(known.total).fill(Number(wanted({})));
return Uint8Array.from(known.slugs, function (slug) {
return Number(wanted(all[slug] || {}));
});
}
P.starredMask = () => own((paper) => paper.star > 0);
P.unseenMask = () => own((paper) => !paper.seen);
function masksOf(state, hits) {
const total = known.total;
const masks = new Map();
state.facets.forEach(function (values, key) {
const choices = known.facets.get(key);
const chosen = values.map((value) => choices.get(value) || new Uint8Array(total));
masks.set(key, either(chosen, total));
});
if (state.starred) masks.set("starred", P.starredMask());
if (state.unseen) masks.set("unseen", P.unseenMask());
if (hits) {
const mask = new Uint8Array(total);
hits.forEach((paper) => (mask[paper] = 1));
masks.set("q", mask);
}
return masks;
}
function inAll(masks, total, except) {
const mask = new Uint8Array(total).fill(1);
masks.forEach(function (other, name) {
if (name === except) return;
for (let at = 0; at < total; at++) mask[at] &= other[at];
});
return mask;
}
function count(mask, other) {
let n = 0;
for (let at = 0; at < mask.length; at++) n += mask[at] & other[at];
return n;
}
function paintCounts() {
const total = known.total;
known.facets.forEach(function (choices, key) {
const others = inAll(masks, total, key);
const facet = form.querySelector('[data-facet="' + key + '"]');
facet.querySelectorAll(".choice").forEach(function (choice) {
const input = choice.querySelector("input");
const n = count(others, choices.get(input.value));
choice.querySelector(".number").textContent = P.number(n);
choice.classList.toggle("none", n === 0 && !input.checked);
});
});
[["starred", P.starredMask], ["unseen", P.unseenMask]].forEach(function ([name, mask]) {
const input = form.querySelector('[name="' + name + '"]');
const n = name === "starred" ? count(inAll(masks, total, name), mask()) : "";
input.closest(".choice").querySelector(".number").textContent = n === "" ? "" : P.number(n);
});
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
function ordered(state, hits) {
const every = Array.from({ length: known.total }, (_, paper) => paper);
if (state.sort === "title") return known.titles.slice();
if (state.sort === "random") return shuffled(every, state.seed);
return state.sort === "list" || !hits ? every : hits;
}
function told(state, n) {
const parts = [P.t("shown", { n: n, total: known.total })];
if (state.q) parts.push("“" + state.q + "”");
state.facets.forEach(function (values, key) {
const facet = form.querySelector('[data-facet="' + key + '"]');
const names = values.map(function (value) {
const input = Array.from(facet.querySelectorAll("input")).find((one) => one.value === value);
return input ? input.parentElement.querySelector(".choice-name").textContent : value;
});
const name = facet.querySelector("legend").textContent;
parts.push(name.toLocaleLowerCase(html.lang) + P.t("colon") + names.join(" + "));
});
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
let waiting = []; // the papers whose cards are still to come
let dress = null; // marks a card's hits
let standing = ""; // what the cards that stand were made for
let masks = new Map(); // of what is shown, for the facets' counts
async function made(papers) {
const cards = await Promise.all(papers.map(P.card));
return cards.map(function (card) {
const item = document.createElement("li");
item.append(card);
if (dress) dress(card);
return item;
});
}
async function append() {
const mine = turn;
const batch = waiting.slice(0, BATCH);
more.disabled = true;
try {
const items = await made(batch);
if (mine !== turn) return;
list.append(...items);
waiting.splice(0, batch.length); // only now: a file that does not come can be asked for again
more.hidden = waiting.length === 0;
} finally {
more.disabled = false;
}
}
async function show() {
const mine = ++turn;
const state = read();
paint(state);
if (plain(state)) {
html.classList.remove("narrowed");
results.hidden = true;
masks = new Map();
if (known) paintCounts();
return;
}
try {
await learn();
const answer = state.q ? await P.find(state.q) : null;
if (mine !== turn || (state.q && !answer)) return; // a later one is on its way
await fill(state, answer, mine);
} catch (error) {
if (mine !== turn) return;
standing = "";
html.classList.remove("narrowed");
results.hidden = false;
P.failed(error);
}
}
async function fill(state, answer, mine) {
const hits = answer ? answer.hits.map((hit) => hit.paper) : null;
masks = masksOf(state, hits);
const kept = inAll(masks, known.total);
const papers = ordered(state, hits).filter((paper) => kept[paper]);
dress = answer ? answer.dress : null;
tell(state, answer, papers.length);
paintCounts();
const wanted = JSON.stringify([papers, answer && answer.words]);
if (wanted === standing && !results.hidden) {
waiting = papers.slice(list.children.length);
return;
}
const items = await made(papers.slice(0, FIRST));
if (mine !== turn) return;
const fresh = !list.children.length;
standing = wanted;
waiting = papers.slice(FIRST);
list.replaceChildren(...items);
more.hidden = waiting.length === 0;
html.classList.add("narrowed");
results.hidden = false;
if (fresh) await comeBack();
}
function tell(state, answer, n) {
const words = told(state, n);
const blank = { q: "", facets: new Map(), starred: false, unseen: false, sort: "" };
shown.replaceChildren(
words + " ",
button(P.t("clear"), () => go(Object.assign(read(), blank)))
);
advise(answer, n);
P.say(words);
}
function advise(answer, n) {
const lines = answer ? answer.advice() : [];
if (!n && !lines.length) lines.push(P.t("nothing"));
advice.replaceChildren(...lines);
}
let came = P.returning();
async function comeBack() {
const place = came;
came = null;
if (!place) return;
const there = () => P.cards().some((card) => P.slugOf(card) === place.paper);
while (place.paper && !there() && waiting.length) await append();
P.comeBack(place);
}
function named(name) {
if (name === "starred") return P.starredMask();
if (name === "unseen") return P.unseenMask();
const topics = known.facets.get("topic");
if (!name.startsWith("topic:") || !topics) return null;
const wanted = P.search.fold(name.slice("topic:".length));
const masks = [];
topics.forEach((mask, topic) => P.search.fold(topic).includes(wanted) && masks.push(mask));
return either(masks, known.total);
}
P.list = { read: read, go: go, learn: learn, members: named, show: show };
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
const standing = state.q ? "relevance" : "";
state.sort = sorting.value === standing ? "" : sorting.value || "list";
if (state.sort === "random") state.seed = 1 + Math.floor(Math.random() * 9999);
go(state);
});
finder.querySelector(".facets-toggle").addEventListener("click", function () {
const open = form.classList.toggle("open");
this.setAttribute("aria-expanded", String(open));
learn().then(paintCounts).catch(P.failed);
});
more.addEventListener("click", () => append().catch(P.failed));
if (window.IntersectionObserver) {
new IntersectionObserver(function (entries) {
if (entries[0].isIntersecting && !more.hidden) append().catch(P.failed);
}, { rootMargin: "600px" }).observe(more);
}
window.addEventListener("hashchange", show);
window.addEventListener("popstate", show);
P.mine.listen(function () {
nameAll().then(() => known && paintCounts()).catch(P.failed);
});
if (!read().q) show();
if (plain(read()) && came) comeBack();
})();
