(function () {
"use strict";
const P = window.Paperlist;
const box = document.querySelector(".search-box");
const form = box.form;
const RECENT = 6;
const SHORT = 3; // letters: longer words show results enough, and no list over them
const REST = 250; // milliseconds without a key, after which a word counts as finished
const UNFINISHED = /(?:^|\s)-?(?:authors?|au|title|ti|abstract|abs|topic|year|venue|conf|is|作者|标题|题目|摘要|主题|话题|年份|年|会议|期刊|状态|是)[:：]$/i;
const SAYS = /[\p{L}\p{N}√∞]/u; // what a search needs at least
const WAIT = 100; // milliseconds between searches while files are still to come
let opening = null;
let local = false; // the whole index is here, so that every key can be answered at once
function engine() {
opening = opening || open();
opening.catch(() => (opening = null)); // so that the next key tries again
return opening;
}
async function open() {
await Promise.all([
P.facets.learn(),
P.script("assets/search.js", () => P.search),
P.script("assets/hits.js", () => P.dresser),
P.script("assets/advice.js", () => P.advice),
]);
await P.search.open(new URL("search/", P.top).href, { members: P.facets.members });
const saving = navigator.connection && navigator.connection.saveData;
if (!saving) P.search.prefetch().then((all) => (local = all), () => {});
return P.search;
}
let resting = true;
const isField = (name) => UNFINISHED.test(name + ":");
const all = (lines) => ({ hits: null, words: "", dress: null, advice: lines });
P.find = async function (text) {
const search = await engine();
const asked = text.replace(UNFINISHED, "");
if (!asked.trim()) return all(() => [P.advice.fields()]);
const exact = P.advice.names(asked, isField);
const result = await search.query(asked, { limit: Infinity, typing: !resting, exact: exact });
if (!result) return null;
if (!result.hits.length && result.marks.includes(2)) return all(() => []);
const whole = (hit) => result.marks[hit.paper] === 2;
return {
hits: (result.total ? result.hits.filter(whole) : result.hits).map((hit) => hit.paper),
words: result.words.join(" "),
dress: P.dresser(new Set(result.words)),
advice: () => P.advice.of(text, result, (other) => ask(other, true), isField),
};
};
let timer = 0;
let rest = 0;
let searches = 0; // under way
function said(text) {
return SAYS.test(text) ? text.trim() : "";
}
function ask(text, finished) {
clearTimeout(timer);
if (finished) clearTimeout(rest);
if (box.value !== text) box.value = text;
resting = finished;
searches++;
P.list.seek(said(text), finished).finally(() => searches--);
}
box.addEventListener("input", function () {
const soon = () => ask(box.value, false);
clearTimeout(timer);
clearTimeout(rest);
if (local || !searches) soon();
else timer = setTimeout(soon, WAIT);
rest = setTimeout(() => ask(box.value, true), REST + (local ? 0 : WAIT));
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
const option = document.createElement("li");
option.textContent = text;
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
ask(text, true);
remember(text);
}
function recent() {
const found = P.recall("searches");
return Array.isArray(found) ? found.filter((text) => typeof text === "string") : [];
}
function remember(text) {
const asked = said(text);
if (!asked) return;
P.keep("searches", [asked, ...recent().filter((other) => other !== asked)].slice(0, RECENT));
}
box.addEventListener("keydown", function (event) {
if (event.isComposing) return;
if ((event.key === "ArrowDown" || event.key === "ArrowUp") && !list.hidden) {
event.preventDefault();
const down = event.key === "ArrowDown";
move(active < 0 && !down ? list.children.length : down ? 1 : -1);
} else if (event.key === "Escape") {
event.preventDefault();
if (!list.hidden) return close();
if (box.value) return ask("", true);
box.blur(); // the third time, so that the other keys can be used
}
});
box.addEventListener("blur", function () {
P.state.seek(said(box.value), true);
close();
remember(box.value);
});
form.addEventListener("submit", function (event) {
event.preventDefault();
if (active >= 0) return pick(list.children[active].textContent);
close();
ask(box.value, true);
remember(box.value);
});
window.addEventListener("popstate", function () {
clearTimeout(timer);
clearTimeout(rest);
close();
box.value = P.state.read().q;
});
if (location.hash === "#?q=") box.focus();
P.list.show();
})();
