(function () {
"use strict";
const P = window.Paperlist;
const page = document.querySelector(".stars");
const list = page.querySelector(".papers");
const sorting = page.querySelector(".stars-sort");
const formats = page.querySelector(".stars-format");
const RECORDS = 32; // citations in one data file
const gone = document.createElement("p"); // how many stars are of papers that left the list
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const WIDTH = 5; // digits a paper: 30 bits, so that two papers of a large list seldom share them
let slugs = [];
let numbers = new Map();
function code(slug) {
let hash = 0x811c9dc5; // FNV-1a
for (let at = 0; at < slug.length; at++) {
hash = Math.imul(hash ^ slug.charCodeAt(at), 0x01000193) >>> 0;
}
let digits = "";
for (let at = 0; at < WIDTH; at++) {
digits += DIGITS[hash & 63];
hash >>>= 6;
}
return digits;
}
function codes() {
const found = new Map();
slugs.forEach(function (slug) {
const said = code(slug);
found.set(said, (found.get(said) || []).concat(slug));
});
return found;
}
function link(picked) {
const all = codes();
const said = picked.map((slug) => (all.get(code(slug)).length > 1 ? "~" + slug + "~" : code(slug)));
return location.href.split("#")[0] + "#picks=" + said.join("");
}
function picks() {
const [, said] = /^#picks=(.*)$/.exec(location.hash) || [];
if (!said) return null;
const all = codes();
const parts = said.match(/~[^~]*~|[\w-]{1,5}/g) || [];
return parts.map(function (part) {
if (part[0] === "~") return numbers.has(part.slice(1, -1)) ? part.slice(1, -1) : "";
return (all.get(part) || [""])[0];
});
}
gone.className = "lede";
list.after(gone);
function starred() {
const known = P.mine.starred().filter((slug) => numbers.has(slug));
if (sorting.value === "list") known.sort((a, b) => numbers.get(a) - numbers.get(b));
return known;
}
async function inOrder() {
const known = starred();
if (sorting.value !== "title") return known;
const places = new Map((await P.load("facets", 0)).titles.map((paper, at) => [paper, at]));
return known.sort((a, b) => places.get(numbers.get(a)) - places.get(numbers.get(b)));
}
function button(text, deed) {
const made = document.createElement("button");
made.type = "button";
made.textContent = text;
made.addEventListener("click", deed);
return made;
}
function labelled(area) {
const label = document.createElement("label");
label.className = "own";
label.append(P.t("note"), area);
return label;
}
function noteOf(slug) {
const area = document.createElement("textarea");
area.rows = 1;
area.placeholder = P.t("note_hint");
area.addEventListener("input", () => P.mine.change(slug, { note: area.value }));
return area;
}
function move(slug, by) {
const order = starred();
const at = order.indexOf(slug);
[order[at], order[at + by]] = [order[at + by], order[at]];
const all = P.mine.all();
order.forEach((other, place) => (all[other] = Object.assign({}, all[other], { star: place + 1 })));
P.mine.replace(all);
}
let turn = 0;
const items = new Map(); // by word in addresses: what the list shows of a paper
function itemOf(slug, all) {
const element = document.createElement("li");
const card = P.card(numbers.get(slug), all);
const up = button(P.t("up"), () => move(slug, -1));
const down = button(P.t("down"), () => move(slug, 1));
const note = noteOf(slug);
card.querySelector(".mine").prepend(up, down);
card.append(labelled(note));
element.append(card);
return { element: element, up: up, down: down, note: note };
}
function lay(known, all) {
const stay = new Set(known);
items.forEach(function (item, slug) {
if (stay.has(slug)) return;
item.element.remove();
items.delete(slug);
});
known.forEach(function (slug, at) {
if (!items.has(slug)) items.set(slug, itemOf(slug, all));
const { element, up, down, note } = items.get(slug);
up.hidden = down.hidden = sorting.value !== "star";
up.disabled = at === 0;
down.disabled = at === known.length - 1;
const said = all[slug].note || "";
if (document.activeElement !== note && note.value !== said) note.value = said;
if (list.children[at] !== element) list.insertBefore(element, list.children[at] || null);
});
}
function attend(focused, at) {
const cards = P.cards();
const card = cards.find((one) => one.contains(focused));
const other = cards[Math.min(at, cards.length - 1)];
if (card) [focused, ...card.querySelectorAll(".mine button")].find((one) => !one.disabled).focus();
else if (other) other.querySelector(".card-title a").focus();
}
async function show() {
const mine = ++turn;
const known = await inOrder();
await Promise.all(known.map((slug) => P.loadCard(numbers.get(slug))));
if (mine !== turn) return;
const focused = list.contains(document.activeElement) ? document.activeElement : null;
const at = focused ? P.cards().indexOf(focused.closest(".card")) : 0;
lay(known, P.mine.all());
const kept = document.activeElement === focused && !focused.disabled;
if (focused && !kept) attend(focused, at);
const lost = P.mine.starred().length - known.length;
gone.hidden = !lost;
gone.textContent = P.t("picks_lost", { n: lost });
page.querySelector(".stars-empty").hidden = known.length + lost > 0;
page.querySelector(".stars-tools").hidden = known.length === 0;
}
async function exported() {
const known = await inOrder();
const runs = await Promise.all(
known.map((slug) => P.load("records", Math.floor(numbers.get(slug) / RECORDS)))
);
const all = P.mine.all();
const records = known.map(function (slug, at) {
const record = runs[at][numbers.get(slug) % RECORDS];
return all[slug].note ? Object.assign({}, record, { note: all[slug].note }) : record;
});
return P.cite.write(records, formats.value);
}
function download(name, type, text) {
const link = document.createElement("a");
link.href = URL.createObjectURL(new Blob([text], { type: type }));
link.download = name;
link.click();
setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}
function copy(text) {
P.cite.copy(text, function (copied) {
if (!copied) return window.prompt("", text); // the reader may still copy it by hand
P.say(P.t("copied"));
flash(P.t("copied"));
});
}
function flash(text) {
const shared = page.querySelector(".stars-share");
const standing = shared.dataset.text || shared.textContent;
shared.dataset.text = standing;
shared.textContent = text;
setTimeout(() => (shared.textContent = standing), 1500);
}
function on(selector, event, deed) {
page.querySelector(selector).addEventListener(event, function (happened) {
Promise.resolve(deed(happened)).catch(P.failed);
});
}
on(".stars-sort", "change", show);
on(".stars-download", "click", async () => P.cite.save(await exported(), formats.value, "stars"));
on(".stars-copy", "click", async () => copy(await exported()));
on(".stars-share", "click", async () => copy(link(await inOrder())));
on(".stars-print", "click", () => window.print());
on(".stars-backup", "click", function () {
const said = { paperlist: 1, papers: P.mine.all() };
download("stars.json", "application/json", JSON.stringify(said, null, 1) + "\n");
});
on(".stars-clear", "click", function () {
if (!window.confirm(P.t("sure"))) return;
const all = P.mine.all();
Object.keys(all).forEach(function (slug) {
if (all[slug].seen) all[slug] = { seen: 1 };
else delete all[slug];
});
P.mine.replace(all);
});
function ours(papers) {
const taken = P.mine.sound(papers);
return Object.keys(taken).filter((slug) => numbers.has(slug)).map((slug) => [slug, taken[slug]]);
}
on(".stars-import", "change", async function (event) {
const [file] = event.target.files;
let papers = [];
try {
papers = ours((JSON.parse(await file.text()) || {}).papers);
} catch (error) {
if (!(error instanceof SyntaxError)) throw error;
}
event.target.value = "";
const all = P.mine.all();
papers.forEach(([slug, paper]) => (all[slug] = Object.assign({}, paper, all[slug])));
P.mine.replace(all);
const said = papers.length ? P.t("starred", { n: starred().length }) : P.t("bad_file");
page.querySelector(".import-said").textContent = said;
});
function offer() {
const offered = page.querySelector(".picks");
const found = picks();
const known = found ? Array.from(new Set(found.filter(Boolean))) : [];
const lost = found ? found.filter((slug) => !slug).length : 0;
offered.hidden = !found;
if (!found) return;
const said = [P.t("picks_said", { n: known.length })];
if (lost) said.push(P.t("picks_lost", { n: lost }));
offered.querySelector(".picks-said").textContent = said.join(" ");
offered.querySelector(".take-picks").onclick = function () {
P.mine.starAll(known);
leave();
};
offered.querySelector(".leave-picks").onclick = leave;
}
function leave() {
history.replaceState(null, "", location.href.split("#")[0]);
offer();
}
Object.entries(P.cite.formats).forEach(function ([key, format]) {
formats.append(new Option(key === "text" ? P.t("cite_text") : format.name, key));
});
P.slugs()
.then(function (found) {
slugs = found;
numbers = new Map(found.map((slug, number) => [slug, number]));
offer();
window.addEventListener("hashchange", offer);
P.mine.listen(() => show().catch(P.failed));
return show();
})
.catch(P.failed);
})();
