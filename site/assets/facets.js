(function () {
"use strict";
const P = window.Paperlist;
const form = document.querySelector(".facets");
function members(gaps) {
let at = 0;
return Uint32Array.from(gaps, (gap) => (at += gap));
}
function either(choices) {
const mask = new Uint8Array(known.total);
choices.forEach(function (choice) {
for (const paper of choice.papers) mask[paper] = 1;
});
return mask;
}
let known = null; // the papers of each facet's choices
async function learn() {
const found = await P.load("facets", 0);
known = known || understood(found);
await nameAll();
return known;
}
function understood(found) {
const facets = new Map();
form.querySelectorAll("[data-facet]").forEach(function (facet) {
facets.set(facet.dataset.facet, choicesOf(facet, found.facets[facet.dataset.facet]));
});
return { total: found.total, slugs: null, titles: found.titles, facets: facets };
}
function choicesOf(facet, gaps) {
const choices = new Map();
facet.querySelectorAll("input").forEach(function (input, at) {
choices.set(input.value, {
papers: members(gaps[at]),
input: input,
number: input.parentElement.querySelector(".number"),
});
});
return choices;
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
const starred = () => own((paper) => paper.star > 0);
const unseen = () => own((paper) => !paper.seen);
function masksOf(state, hits) {
const masks = new Map();
state.facets.forEach(function (values, key) {
const choices = known.facets.get(key);
const chosen = values.map((value) => choices.get(value)).filter(Boolean);
masks.set(key, either(chosen));
});
if (state.starred) masks.set("starred", starred());
if (state.unseen) masks.set("unseen", unseen());
if (hits) masks.set("q", either([{ papers: hits }]));
return masks;
}
function inAll(masks, except) {
const mask = new Uint8Array(known.total).fill(1);
masks.forEach(function (other, name) {
if (name === except) return;
for (let at = 0; at < mask.length; at++) mask[at] &= other[at];
});
return mask;
}
function count(papers, mask) {
let n = 0;
for (const paper of papers) n += mask[paper];
return n;
}
function setNumber(choice, n) {
if (choice.n === n) return;
choice.n = n;
choice.number.textContent = P.number(n);
}
function paint(masks) {
if (!known) return;
const all = inAll(masks);
known.facets.forEach(function (choices, key) {
const others = masks.has(key) ? inAll(masks, key) : all;
choices.forEach((choice) => setNumber(choice, count(choice.papers, others)));
});
const others = inAll(masks, "starred");
const n = starred().reduce((sum, is, paper) => sum + (is & others[paper]), 0);
const input = form.querySelector('[name="starred"]');
input.closest(".choice").querySelector(".number").textContent = P.number(n);
}
function told(key, values) {
const names = values.map(function (value) {
const choice = known.facets.get(key).get(value);
const name = choice && choice.input.parentElement.querySelector(".choice-name");
return name ? name.textContent : value;
});
const facet = form.querySelector('[data-facet="' + key + '"] legend').textContent;
const { lang } = document.documentElement;
return facet.toLocaleLowerCase(lang) + P.t("colon") + names.join(" / ");
}
function named(name) {
if (name === "starred") return starred();
if (name === "unseen") return unseen();
const topics = known.facets.get("topic");
if (!name.startsWith("topic:") || !topics) return null;
const wanted = P.search.fold(name.slice("topic:".length));
const found = Array.from(topics).filter(([topic]) => P.search.fold(topic).includes(wanted));
return either(found.map(([, choice]) => choice));
}
P.facets = {
learn: learn,
nameAll: nameAll,
masks: masksOf,
inAll: inAll,
paint: paint,
told: told,
members: named,
};
})();
