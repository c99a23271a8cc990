(function () {
"use strict";
const P = window.Paperlist;
const box = document.querySelector(".search-box");
const form = box.form;
const RECENT = 6;
const SHORT = 3; // letters: longer words show results enough, and no list over them
const REST = 250; // milliseconds without a key, after which a word counts as finished
const UNFINISHED = /(?:^|\s)-?(?:authors?|au|title|ti|abstract|abs|topic|year|venue|conf|is|作者|标题|题目|摘要|主题|话题|年份|年|会议|期刊|状态|是)[:：]$/i;
const FIELD = /((?:^|\s)-?)(\p{L}+)(?=[:：])/gu;
const FIELDS = ["author", "title", "abstract", "topic", "year", "venue"];
const WAIT = 100; // milliseconds between searches while files are still to come
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
await Promise.all([
P.facets.learn(),
P.search || script("assets/search.js"),
P.dresser || script("assets/hits.js"),
]);
await P.search.open(new URL("search/", P.top).href, { members: P.facets.members });
const saving = navigator.connection && navigator.connection.saveData;
if (!saving) P.search.prefetch().then((all) => (local = all), () => {});
return P.search;
}
let resting = true;
P.find = async function (text) {
const search = await engine();
const asked = text.replace(UNFINISHED, "");
if (!asked.trim()) return { hits: null, words: "", dress: null, advice: () => [fields()] };
const result = await search.query(asked, { limit: Infinity, typing: !resting });
if (!result) return null;
const whole = (hit) => result.marks[hit.paper] === 2;
return {
hits: (result.total ? result.hits.filter(whole) : result.hits).map((hit) => hit.paper),
words: result.words.join(" "),
dress: P.dresser(new Set(result.words)),
advice: () => advice(text, result),
};
};
function line(text, parts) {
const made = document.createElement("p");
made.append(text, " ");
parts.forEach((part) => made.append(part, " "));
return made;
}
function fields() {
const made = line(P.t("fields"), []);
made.className = "hint";
return made;
}
function word(text, name) {
const made = document.createElement(name);
made.textContent = text;
return made;
}
function retry(name, text) {
const button = word(name, "button");
button.type = "button";
button.addEventListener("click", () => search(text, true));
return button;
}
function without(text, dropped) {
const folded = P.search.fold(dropped);
const left = text.split(/\s+/).filter((part) => P.search.fold(part) !== folded);
return retry(dropped, left.join(" "));
}
function near(one, other) {
const least = Math.min(one.length, other.length);
let [start, end] = [0, 0];
while (start < least && one[start] === other[start]) start++;
while (end < least - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end++;
const [left, right] = [one, other].map((each) => each.slice(start, each.length - end));
const swapped = left.length === 2 && left === right.split("").reverse().join("");
return swapped || (left.length < 2 && right.length < 2);
}
function respelt(text) {
return text.replace(FIELD, function (whole, before, name) {
if (UNFINISHED.test(name + ":")) return whole; // it is one
return before + (FIELDS.find((field) => near(name.toLowerCase(), field)) || name);
});
}
function advice(text, result) {
const lines = [];
const meant = respelt(text);
if (meant !== text) lines.push(line(P.t("meant"), [retry(meant, meant)]));
if (result.corrected.length) {
lines.push(line(P.t("search_for"), result.corrected.map((one) => word(one.to, "strong"))));
}
if (!result.total && result.drop.length) {
const drops = result.drop.map((dropped) => without(text, dropped));
lines.push(line(P.t("nothing"), [P.t("drop"), ...drops]));
} else if (!result.total) {
lines.push(line(P.t("nothing"), result.hits.length ? [P.t("some")] : []));
}
const odd = !result.total || result.corrected.length;
if (result.only.length || (odd && text.search(FIELD) >= 0)) lines.push(fields());
return lines;
}
let timer = 0;
let rest = 0;
let searches = 0; // under way
function search(text, finished) {
clearTimeout(timer);
if (finished) clearTimeout(rest);
if (box.value !== text) box.value = text;
resting = finished;
searches++;
P.list.seek(text.trim(), finished).finally(() => searches--);
}
box.addEventListener("input", function () {
const soon = () => search(box.value, false);
clearTimeout(timer);
clearTimeout(rest);
if (local || !searches) soon();
else timer = setTimeout(soon, WAIT);
rest = setTimeout(() => search(box.value, true), REST + (local ? 0 : WAIT));
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
} else if (event.key === "Escape") {
event.preventDefault();
if (!list.hidden) return close();
if (box.value) return search("", true);
box.blur(); // the third time, so that the other keys can be used
}
});
box.addEventListener("blur", function () {
P.list.settle();
close();
remember(box.value);
});
form.addEventListener("submit", function (event) {
event.preventDefault();
if (active >= 0) return pick(list.children[active].textContent);
close();
search(box.value, true);
remember(box.value);
});
if (location.hash === "#?q=") box.focus();
P.list.show();
})();
