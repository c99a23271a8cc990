(function () {
"use strict";
const P = window.Paperlist;
const RUN = 8; // cards in one data file
const HALF = 10; // pixels, half a line: the ink of a fraction may reach out of the last one
P.slugOf = function (card) {
return card.dataset.slug || card.id;
};
P.cards = function () {
return Array.from(document.querySelectorAll(".card")).filter(function (card) {
return card.parentElement.offsetParent !== null;
});
};
P.firstSeen = function (cards) {
return cards.find((card) => card.parentElement.getBoundingClientRect().bottom > 0);
};
const runs = new Map(); // the data files of cards that have come
P.card = function (number, all) {
const holder = document.createElement("template");
const run = runs.get(Math.floor(number / RUN));
holder.innerHTML = run.cards[number % RUN];
const card = holder.content.firstElementChild;
card.querySelector(".card-foot").insertAdjacentHTML("beforeend", run.mine);
card.dataset.slug = card.id;
card.removeAttribute("id"); // the page may hold this paper already
card.querySelectorAll("a[href]").forEach(function (link) {
const href = link.getAttribute("href");
if (!/^(?:[a-z][a-z0-9+.-]*:|#)/i.test(href)) link.href = new URL(href, P.root).href;
});
card.querySelectorAll("[tabindex]").forEach((part) => part.removeAttribute("tabindex"));
paint(card, all);
watch(card);
return card;
};
P.loadCard = async function (number) {
const run = Math.floor(number / RUN);
runs.set(run, await P.load("cards", run, P.root));
};
function press(button, on) {
if (button) button.setAttribute("aria-pressed", String(Boolean(on)));
}
function paint(card, all) {
const paper = all[P.slugOf(card)] || {};
press(card.querySelector(".star"), paper.star);
press(card.querySelector(".seen"), paper.seen);
card.classList.toggle("is-starred", Boolean(paper.star));
card.classList.toggle("is-seen", Boolean(paper.seen));
}
const PAPERS = ".card, main.paper";
function paperOf(element) {
const found = element.closest(PAPERS);
return found && (found.matches(".card") ? found : found.querySelector("[data-slug]"));
}
function paintAll(all) {
document.querySelectorAll(".card").forEach(function (card) {
paint(card, all);
});
const page = document.querySelector("main.paper");
if (page) {
const paper = all[P.slugOf(page.querySelector("[data-slug]"))] || {};
press(page.querySelector(".star"), paper.star);
press(page.querySelector(".seen"), paper.seen);
}
const count = P.mine.starred().length;
document.querySelectorAll('.menu a[href$="stars.html"]').forEach(function (link) {
if (count) link.dataset.count = P.number(count);
else delete link.dataset.count;
});
}
P.toggleStar = function (card) {
const slug = P.slugOf(card);
P.mine.star(slug, !P.mine.get(slug).star);
P.say(P.t("starred", { n: P.mine.starred().length }));
};
P.toggleSeen = function (card) {
const slug = P.slugOf(card);
const seen = !P.mine.get(slug).seen;
P.mine.change(slug, { seen: Number(seen) });
P.say(P.t(seen ? "is_seen" : "is_unseen"));
};
P.expand = function (card) {
const excerpt = card.querySelector(".excerpt");
if (!excerpt || !card.querySelector(".expand:not(.idle)")) return;
const open = excerpt.classList.toggle("open");
const button = card.querySelector(".expand");
button.setAttribute("aria-expanded", String(open));
button.textContent = P.t(open ? "less" : "whole");
};
const sizes = new ResizeObserver(function (changed) {
changed.forEach(function (change) {
const excerpt = change.target;
const button = excerpt.closest(".card").querySelector(".expand");
if (excerpt.classList.contains("open")) return;
const clipped = excerpt.scrollHeight > excerpt.clientHeight + HALF;
excerpt.classList.toggle("clipped", clipped);
if (button) button.classList.toggle("idle", !clipped);
});
});
function watch(card) {
const excerpt = card.querySelector(".excerpt");
if (excerpt) sizes.observe(excerpt);
}
function unfold(button) {
const open = button.closest(".authors, .facet").classList.toggle("open");
button.setAttribute("aria-expanded", String(open));
}
document.addEventListener("click", function (event) {
const button = event.target.closest && event.target.closest("button");
if (!button) return;
if (button.matches(".star")) P.toggleStar(paperOf(button));
else if (button.matches(".seen")) P.toggleSeen(paperOf(button));
else if (button.matches(".expand")) P.expand(paperOf(button));
else if (button.matches(".unfold, .unfold-facet")) unfold(button);
});
document.querySelectorAll(".card [tabindex]").forEach((part) => part.removeAttribute("tabindex"));
document.querySelectorAll(".card").forEach(watch);
P.mine.listen(paintAll);
paintAll(P.mine.all());
const note = document.querySelector(".own textarea");
if (note) {
const slug = P.slugOf(document.querySelector("main.paper [data-slug]"));
note.value = P.mine.get(slug).note || "";
note.addEventListener("input", function () {
P.mine.change(slug, { note: note.value });
});
P.mine.listen(function () {
if (document.activeElement !== note) note.value = P.mine.get(slug).note || "";
});
}
const density = document.querySelector(".density");
const DENSITIES = density ? Array.from(density.options, (option) => option.value)
: ["titles", "lines", "abstracts"];
function setDensity(value) {
document.documentElement.dataset.density = value;
if (density) density.value = value;
}
const chosen = P.recall("density");
setDensity(DENSITIES.includes(chosen) ? chosen : "lines");
if (density) {
density.addEventListener("change", function () {
setDensity(density.value);
P.keep("density", density.value);
});
}
const PLACES = 20; // lists whose places are kept
const FRAMES = 3; // in which all that is seen is painted
function places() {
const found = P.recall("places", P.session);
return Array.isArray(found) ? found.filter((place) => place && place.url) : [];
}
const list = document.querySelector("main.list");
let used = null; // the card that was clicked last: some browsers give no focus by that
if (list) {
document.addEventListener("click", (event) => (used = event.target.closest(".card")));
window.addEventListener("pagehide", function () {
const cards = P.cards();
const held = document.activeElement?.closest(".card") || used;
const card = held || P.firstSeen(cards);
const left = {
url: location.href,
y: scrollY,
paper: card ? P.slugOf(card) : "",
held: Boolean(held),
at: cards.indexOf(card),
top: card ? card.getBoundingClientRect().top : 0,
back: false,
};
const others = places().filter((place) => place.url !== left.url);
P.keep("places", [left, ...others].slice(0, PLACES), P.session);
});
}
P.returning = function () {
const place = places().find((one) => one.url === location.href);
const [entry] = performance.getEntriesByType("navigation");
const back = place && (place.back || (entry && entry.type === "back_forward"));
if (back) history.scrollRestoration = "manual"; // the browser goes by estimated heights
return back ? place : null;
};
P.comeBack = function (place) {
const card = P.cards().find((one) => P.slugOf(one) === place.paper);
if (!card) return scrollTo(0, place.y);
if (place.held) card.querySelector(".card-title a").focus({ preventScroll: true });
function settle(frames) {
scrollBy(0, card.getBoundingClientRect().top - place.top);
if (frames) requestAnimationFrame(() => settle(frames - 1));
}
settle(FRAMES);
document.fonts.ready.then(() => settle(FRAMES));
window.addEventListener("pagehide", () => (history.scrollRestoration = "auto")); // for a reload
};
const back = document.querySelector("main.paper .back a");
const [place, ...others] = places();
if (back && place && String(place.url).startsWith(P.root.href)) {
back.href = place.url;
back.addEventListener("click", function () {
P.keep("places", [Object.assign({}, place, { back: true }), ...others], P.session);
});
}
if (list && !list.querySelector(".results") && P.returning()) P.comeBack(P.returning());
})();
