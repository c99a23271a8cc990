(function () {
"use strict";
const P = window.Paperlist;
const NEXT_PAGE = "html:not(.narrowed) .pager-next"; // what narrows the list goes on by itself
const paperPage = document.querySelector("main.paper");
function current() {
const focused = document.activeElement;
return focused && focused.closest ? focused.closest(".card") : null;
}
function subject() {
return paperPage ? paperPage.querySelector("[data-slug]") : current();
}
function focusCard(card) {
if (!card) return;
card.querySelector(".card-title a").focus({ preventScroll: true });
card.scrollIntoView({ block: "nearest" });
}
function step(by) {
if (paperPage) return follow(by > 0 ? "a.next" : "a.previous");
const cards = P.cards();
const at = cards.indexOf(current());
if (at === cards.length - 1 && by > 0) return follow(NEXT_PAGE);
if (at < 0) focusCard(P.firstSeen(cards) || cards[0]); // from where the reader is looking
else focusCard(cards[Math.max(at + by, 0)]);
}
function nextUnseen() {
const cards = P.cards();
const rest = cards.slice(cards.indexOf(current()) + 1);
const next = rest.find((card) => !card.classList.contains("is-seen"));
if (next) focusCard(next);
else follow(NEXT_PAGE);
}
function follow(selector) {
const link = document.querySelector(selector);
if (link) link.click();
}
function search() {
const box = document.querySelector(".search-box");
if (!box) {
location.href = new URL("index.html#?q=", P.root).href;
return;
}
box.focus();
box.select();
}
function withPaper(deed) {
return function () {
const paper = subject();
if (paper) deed(paper);
};
}
const DEEDS = {
j: ["key_next", () => step(1)],
k: ["key_previous", () => step(-1)],
o: ["key_open", () => current() && current().querySelector(".card-title a").click()],
e: ["key_expand", () => current() && P.expand(current())],
s: ["key_star", withPaper(P.toggleStar)],
x: ["key_seen", withPaper(P.toggleSeen)],
n: ["key_unseen", () => nextUnseen()],
u: ["key_back", () => follow(".back a")],
"/": ["key_search", () => search()],
"?": ["key_help", () => help()],
};
function typing(target) {
const fields = "input:not([type=checkbox]), textarea, select, [contenteditable], dialog";
return Boolean(target.closest && target.closest(fields));
}
document.addEventListener("keydown", function (event) {
if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
const deed = DEEDS[event.key];
if (!deed || event.defaultPrevented || typing(event.target)) return;
if (P.recall("keys") === false && event.key !== "?") return;
event.preventDefault();
deed[1]();
});
function element(name, text, parent) {
const made = document.createElement(name);
if (text) made.textContent = text;
if (parent) parent.append(made);
return made;
}
function makeDialog() {
const dialog = element("dialog", "", document.body);
dialog.className = "help";
element("h2", P.t("keys"), dialog).id = "_keys";
dialog.setAttribute("aria-labelledby", "_keys");
const keys = element("dl", "", dialog);
Object.entries(DEEDS).forEach(function ([key, [words]]) {
const row = element("div", "", keys);
element("kbd", key, element("dt", "", row));
element("dd", P.t(words), row);
});
const label = element("label", "", dialog);
const box = element("input", "", label);
box.type = "checkbox";
box.checked = P.recall("keys") !== false;
box.addEventListener("change", function () {
P.keep("keys", box.checked);
});
label.append(" " + P.t("keys_on"));
const close = element("button", P.t("close"), dialog);
close.type = "button";
close.addEventListener("click", function () {
dialog.close();
});
return dialog;
}
let dialog = null;
function help() {
dialog = dialog || makeDialog();
dialog.showModal();
}
document.querySelector("button.keys").addEventListener("click", help);
})();
