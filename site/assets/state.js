(function () {
"use strict";
const P = window.Paperlist;
const form = document.querySelector(".facets");
const SORTS = ["list", "title", "random"];
let ahead = null;
function read() {
return ahead || said();
}
function said() {
const text = /^#\?/.test(location.hash) ? location.hash.slice(2) : "";
const address = new URLSearchParams(text);
const facets = new Map();
form.querySelectorAll("[data-facet]").forEach(function (facet) {
const chosen = new Set(address.getAll(facet.dataset.facet));
if (chosen.size) facets.set(facet.dataset.facet, Array.from(chosen));
});
const sort = address.get("sort");
return {
q: address.get("q") || "",
sort: SORTS.includes(sort) ? sort : "",
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
function seek(text, finished) {
const state = read();
state.q = text;
if (!text && state.sort === "relevance") state.sort = "";
ahead = state;
if (finished) settle();
}
function settle() {
if (ahead) keep(ahead, Boolean(said().q));
}
function plain(state) {
return write(state) === "";
}
P.state = {
read: read,
text: write,
keep: keep,
seek: seek,
plain: plain,
forget: () => (ahead = null),
};
})();
