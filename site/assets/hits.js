(function () {
"use strict";
const P = window.Paperlist;
const PARTS = ".card-title a, .authors, .excerpt, .topics .name";
const READ = 400; // cards whose reading is kept
const ROOMS = [["(max-width: 23rem)", 100], ["(max-width: 40rem)", 130], ["all", 200]].map(
([query, room]) => ({ here: window.matchMedia(query), room: room })
);
const readings = new Map(); // by paper: the tokens of each piece of its card
P.dresser = function (words) {
function found(paper) {
return readings.get(paper).map((tokens) => tokens.filter((token) => words.has(token.term)));
}
function dress(paper, card) {
const all = pieces(card);
if (!readings.has(paper)) keep(paper, all.map(read));
const hits = found(paper);
all.forEach((piece, at) => hits[at].length && mark(piece, hits[at]));
const excerpt = card.querySelector(".excerpt");
if (excerpt) showPassage(excerpt);
return named(hits);
}
dress.marks = (paper) => (readings.has(paper) ? named(found(paper)) : null);
return dress;
};
function keep(paper, reading) {
if (readings.size >= READ) readings.clear();
readings.set(paper, reading);
}
function named(hits) {
return hits.map((some) => some.map((hit) => hit.start + "-" + hit.end).join()).join(";");
}
function pieces(card) {
const found = [];
card.querySelectorAll(PARTS).forEach((part) => found.push(...texts(part)));
found.push(...card.querySelectorAll("math"));
return found;
}
function texts(element) {
const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
const found = [];
while (walker.nextNode()) {
if (!walker.currentNode.parentElement.closest("math, button")) found.push(walker.currentNode);
}
return found;
}
function read(piece) {
return P.search.tokens(piece.textContent);
}
function mark(piece, hits) {
if (piece.nodeType === Node.TEXT_NODE) markText(piece, hits);
else piece.classList.add("hit");
}
function markText(node, hits) {
const spans = [];
hits.sort((a, b) => a.start - b.start).forEach(function ({ start, end }) {
const last = spans[spans.length - 1];
if (last && start < last.end) last.end = Math.max(last.end, end);
else spans.push({ start: start, end: end });
});
let at = 0;
const parts = spans.flatMap(function ({ start, end }) {
const marked = document.createElement("mark");
marked.textContent = node.data.slice(start, end);
const before = node.data.slice(at, start);
at = end;
return [before, marked];
});
node.replaceWith(...parts, node.data.slice(at));
}
function showPassage(excerpt) {
const { room } = ROOMS.find((one) => one.here.matches);
const hits = Array.from(excerpt.querySelectorAll("mark, math.hit"));
if (!hits.length) return;
const places = hits.map((hit) => textBetween(excerpt, 0, hit).length);
if (places[places.length - 1] < room) return; // all are in the lines that are shown
const near = places.map((place) => places.filter((p) => p >= place && p < place + room).length);
const at = near.indexOf(Math.max(...near));
if (places[at] > 40) hideBefore(excerpt, hits[at], room / 2); // else not worth the dots
}
function textBetween(node, offset, hit) {
const range = document.createRange();
range.setStart(node, offset);
range.setEndBefore(hit);
return range.toString();
}
function hideBefore(excerpt, hit, room) {
const start = startFor(excerpt, hit, room);
if (!start) return;
const range = document.createRange();
range.setStart(excerpt, 0);
range.setEnd(start.node, start.at);
if (range.toString().trim().length < 40) return;
const before = document.createElement("span");
before.className = "before";
before.append(range.extractContents());
excerpt.prepend(before);
excerpt.classList.add("cut");
}
const SENTENCE = /[.!?]\s+(?=\p{Lu})|[。！？]/gu;
const CLAUSE = /[,;:]\s+|\s[-–—]\s|[，；：、]/gu;
const WORD = /\s+|\p{sc=Han}/gu;
function startFor(excerpt, hit, room) {
const earlier = texts(excerpt).filter(
(node) => hit.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING
);
const away = (start) => textBetween(start.node, start.at, hit).length;
const sentence = lastStart(earlier, SENTENCE);
if ((sentence ? away(sentence) : textBetween(excerpt, 0, hit).length) <= room) return sentence;
for (const ends of [CLAUSE, WORD]) {
const start = starts(earlier, ends).find((one) => away(one) <= room && away(one) > room / 3);
if (start) return start;
}
return sentence;
}
function starts(nodes, ends) {
return nodes.flatMap((node) =>
Array.from(node.data.matchAll(ends), (end) => ({ node: node, at: end.index + end[0].length }))
);
}
function lastStart(nodes, ends) {
for (let at = nodes.length - 1; at >= 0; at--) {
const found = starts([nodes[at]], ends);
if (found.length) return found[found.length - 1];
}
return null;
}
})();
