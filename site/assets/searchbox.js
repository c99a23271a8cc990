(function () {
"use strict";
const P = window.Paperlist;
const box = document.querySelector(".search-box");
const form = box.form;
const RECENT = 6;
const SHORT = 3; // letters: longer words show results enough, and no list over them
const REST = 250; // milliseconds without a key, after which a word counts as finished
const UNFINISHED = /(?:^|\s)-?(?:author|title|abstract|topic|year|venue|is|作者|标题|摘要|主题|年份|会议)[:：]$/i;
const PASSAGE = 200; // characters, about three lines
let opening = null;
let local = false; // the whole index is here, so that every key can be answered at once
function engine() {
opening = opening || open();
opening.catch(() => (opening = null)); // so that the next key tries again
return opening;
}
function script(path) {
return new Promise(function (resolve, reject) {
const element = document.createElement("script");
element.src = new URL(path, P.top).href;
element.onload = resolve;
element.onerror = () => reject(new Error("cannot load " + path));
document.head.append(element);
});
}
async function open() {
if (!P.search) await script("assets/search.js");
await P.list.learn();
await P.search.open(new URL("search/", P.top).href, { members: P.list.members });
const saving = navigator.connection && navigator.connection.saveData;
if (!saving) P.search.prefetch().then((all) => (local = all), () => {});
return P.search;
}
let resting = true;
P.find = async function (text) {
const search = await engine();
const asked = text.replace(UNFINISHED, "");
const result = await search.query(asked, { limit: Infinity, typing: !resting });
if (!result) return null;
const whole = (hit) => result.marks[hit.paper] === 2;
return {
hits: result.total ? result.hits.filter(whole) : result.hits,
partial: result.total === 0 && result.hits.length > 0,
words: result.words.join(" "),
dress: (card) => dress(card, new Set(result.words)),
advice: () => advice(text, result),
};
};
function line(text, parts) {
const made = document.createElement("p");
made.append(text, " ");
parts.forEach((part) => made.append(part, " "));
return made;
}
function word(text, name) {
const made = document.createElement(name);
made.textContent = text;
return made;
}
function without(text, dropped) {
const button = word(dropped, "button");
button.type = "button";
button.addEventListener("click", function () {
const folded = P.search.fold(dropped);
const left = text.split(/\s+/).filter((part) => P.search.fold(part) !== folded);
search(left.join(" "), true);
});
return button;
}
function advice(text, result) {
const lines = [];
if (result.corrected.length) {
lines.push(line(P.t("search_for"), result.corrected.map((one) => word(one.to, "strong"))));
}
if (!result.total && result.drop.length) {
const drops = result.drop.map((dropped) => without(text, dropped));
lines.push(line(P.t("nothing"), [P.t("drop"), ...drops]));
} else if (!result.total && result.hits.length) {
lines.push(line(P.t("nothing"), [P.t("some")]));
}
return lines;
}
function dress(card, words) {
card.querySelectorAll(".card-title a, .authors, .excerpt, .topics .name").forEach(function (part) {
mark(part, words);
});
const excerpt = card.querySelector(".excerpt");
if (excerpt) showPassage(excerpt);
}
function texts(element) {
const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
const found = [];
while (walker.nextNode()) {
if (!walker.currentNode.parentElement.closest("math, button")) found.push(walker.currentNode);
}
return found;
}
function mark(element, words) {
texts(element).forEach((node) => markText(node, words));
element.querySelectorAll("math").forEach(function (formula) {
const said = P.search.tokens(formula.textContent);
if (said.some((token) => words.has(token.term))) formula.classList.add("hit");
});
}
function markText(node, words) {
const hits = P.search.tokens(node.data).filter((token) => words.has(token.term));
hits.sort((a, b) => b.start - a.start || b.end - a.end);
let limit = Infinity; // hits may overlap: "self-supervised" and "supervised"
hits.forEach(function (hit) {
if (hit.end > limit) return;
limit = hit.start;
node.splitText(hit.end);
const marked = document.createElement("mark");
const part = node.splitText(hit.start);
part.replaceWith(marked);
marked.append(part);
});
}
function showPassage(excerpt) {
const hits = Array.from(excerpt.querySelectorAll("mark, math.hit"));
if (!hits.length) return;
const range = document.createRange();
const places = hits.map(function (hit) {
range.setStart(excerpt, 0);
range.setEndBefore(hit);
return range.toString().length;
});
if (places[places.length - 1] < PASSAGE) return; // all are in the lines that are shown
const near = places.map((place) => places.filter((p) => p >= place && p < place + PASSAGE).length);
const best = hits[near.indexOf(Math.max(...near))];
hideBefore(excerpt, best);
}
function hideBefore(excerpt, hit) {
const start = sentenceBefore(excerpt, hit);
if (!start) return;
const range = document.createRange();
range.setStart(excerpt, 0);
range.setEnd(start.node, start.at);
if (range.toString().trim().length < 40) return; // not worth the dots
const before = document.createElement("span");
before.className = "before";
before.append(range.extractContents());
excerpt.prepend(before);
excerpt.classList.add("cut");
}
function sentenceBefore(excerpt, hit) {
const earlier = texts(excerpt).filter(
(node) => hit.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING
);
for (const node of earlier.reverse()) {
const ends = Array.from(node.data.matchAll(/[.!?]\s+(?=\p{Lu})|[。！？]/gu));
if (ends.length) {
const last = ends[ends.length - 1];
return { node: node, at: last.index + last[0].length };
}
}
return null;
}
let timer = 0;
let rest = 0;
function search(text, finished) {
box.value = text;
resting = finished;
const state = P.list.read();
const first = !state.q;
state.q = text.trim();
if (!state.q && state.sort === "relevance") state.sort = "";
P.list.go(state, !first);
}
box.addEventListener("input", function () {
clearTimeout(timer);
clearTimeout(rest);
timer = setTimeout(() => search(box.value, false), local ? 0 : 100);
rest = setTimeout(() => search(box.value, true), REST + (local ? 0 : 100));
suggest().catch(() => close());
});
box.addEventListener("focus", function () {
engine().catch(P.failed);
if (!box.value) offer(recent(), P.t("recent"));
});
const list = document.createElement("ul");
list.id = "_suggestions";
list.className = "suggestions";
list.setAttribute("role", "listbox");
list.hidden = true;
form.append(list);
box.setAttribute("role", "combobox");
box.setAttribute("aria-autocomplete", "list");
box.setAttribute("aria-controls", list.id);
box.setAttribute("aria-expanded", "false");
let active = -1;
function close() {
list.hidden = true;
active = -1;
box.setAttribute("aria-expanded", "false");
box.removeAttribute("aria-activedescendant");
}
function offer(texts, name) {
if (!texts.length || document.activeElement !== box) return close();
list.setAttribute("aria-label", name);
list.replaceChildren(
...texts.map(function (text, at) {
const option = word(text, "li");
option.id = "_suggestion-" + at;
option.setAttribute("role", "option");
option.setAttribute("aria-selected", "false");
option.addEventListener("mousedown", function (event) {
event.preventDefault();
pick(text);
});
return option;
})
);
list.hidden = false;
active = -1;
box.setAttribute("aria-expanded", "true");
box.removeAttribute("aria-activedescendant");
}
async function suggest() {
const written = box.value;
const [last] = /\S*$/.exec(written);
if (!last || last.length > SHORT) return close();
const found = await (await engine()).complete(written, RECENT);
if (box.value !== written) return; // typed on meanwhile
offer(found.map((one) => one.text), P.t("suggestions"));
}
function move(by) {
const options = Array.from(list.children);
active = (active + by + options.length + 1) % (options.length + 1);
options.forEach((option, at) => option.setAttribute("aria-selected", String(at === active)));
if (active === options.length) {
active = -1;
box.removeAttribute("aria-activedescendant");
} else box.setAttribute("aria-activedescendant", options[active].id);
}
function pick(text) {
close();
search(text, true);
remember(text);
}
function recent() {
const found = P.recall("searches");
return Array.isArray(found) ? found.filter((text) => typeof text === "string") : [];
}
function remember(text) {
const said = text.trim();
if (!said) return;
P.keep("searches", [said, ...recent().filter((other) => other !== said)].slice(0, RECENT));
}
box.addEventListener("keydown", function (event) {
if (event.isComposing) return;
if ((event.key === "ArrowDown" || event.key === "ArrowUp") && !list.hidden) {
event.preventDefault();
const down = event.key === "ArrowDown";
move(active < 0 && !down ? list.children.length : down ? 1 : -1);
} else if (event.key === "Escape" && (!list.hidden || box.value)) {
event.preventDefault();
if (!list.hidden) return close();
search("", true);
}
});
box.addEventListener("blur", function () {
close();
remember(box.value);
});
form.addEventListener("submit", function (event) {
event.preventDefault();
clearTimeout(timer);
clearTimeout(rest);
if (active >= 0) return pick(list.children[active].textContent);
close();
search(box.value, true);
remember(box.value);
});
if (location.hash === "#?q=") box.focus();
P.list.show();
})();
