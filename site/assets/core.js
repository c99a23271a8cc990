(function () {
"use strict";
const P = (window.Paperlist = window.Paperlist || {});
const html = document.documentElement;
P.top = new URL("..", document.currentScript.src); // the site's folder
P.root = new URL(html.dataset.root, location.href.split(/[?#]/)[0]); // this language's folder
const asked = new Map(); // by address: scripts on their way
P.script = function (path, isThere, folder) {
if (isThere()) return Promise.resolve();
const { href } = new URL(path, folder || P.top);
if (!asked.has(href)) asked.set(href, fetched(href, isThere));
return asked.get(href);
};
function fetched(href, isThere) {
return new Promise(function (resolve, reject) {
const script = document.createElement("script");
script.src = href;
script.onload = script.onerror = function () {
script.remove();
asked.delete(href);
if (isThere()) resolve();
else reject(new Error("cannot load " + href));
};
document.head.append(script);
});
}
const arrived = new Map();
P.data = function (name, number, value) {
arrived.set(name + "-" + number, value);
};
P.load = async function (name, number, folder) {
const key = name + "-" + number;
await P.script("data/" + key + ".js", () => arrived.has(key), folder);
return arrived.get(key);
};
if (document.querySelector(".keywords")) {
const linked = () => document.querySelector(".keywords a");
P.script("assets/keywords.js", linked).catch((error) => P.failed(error));
}
const rules = new Intl.PluralRules(html.lang);
const numbers = new Intl.NumberFormat(html.lang);
P.number = function (n) {
return numbers.format(n);
};
P.t = function (key, values) {
const found = (arrived.get("words-0") || {})[key] || key; // a page without words still works
const text = typeof found === "string" ? found : found[rules.select(values.n)] || found.other;
return text.replace(/\{(\w+)\}/g, function (whole, name) {
return typeof values[name] === "number" ? P.number(values[name]) : values[name];
});
};
let saying = 0;
P.say = function (text) {
clearTimeout(saying);
saying = setTimeout(function () {
document.querySelector(".live").textContent = text;
}, 400);
};
P.warn = function (text) {
const old = document.querySelector(".failure");
if (old) old.remove();
if (!text) return;
const line = document.createElement("p");
line.className = "failure";
line.setAttribute("role", "alert");
line.textContent = text;
document.querySelector("main").prepend(line);
};
P.failed = function (error) {
P.warn(P.t("failed"));
console.warn(error.message || "a script of the page did not come");
};
const prefix = "paperlist:" + P.top.pathname + ":";
const refused = new Map();
P.recall = function (name, kind) {
if (refused.has(name)) return refused.get(name);
try {
return JSON.parse((kind || localStorage).getItem(prefix + name));
} catch (error) {
return null; // refused, or not ours
}
};
P.keep = function (name, value, kind) {
try {
(kind || localStorage).setItem(prefix + name, JSON.stringify(value));
refused.delete(name);
} catch (error) {
refused.set(name, value);
if (name === "papers") P.warn(P.t("kept_off"));
}
};
P.session = (function () {
try {
return sessionStorage;
} catch (error) {
return undefined;
}
})();
const listeners = [];
function sound(found) {
const all = Object.create(null);
if (!found || typeof found !== "object" || Array.isArray(found)) return all;
Object.keys(found).forEach(function (slug) {
const { star, seen, note } = found[slug] || {};
const paper = {};
if (Number.isSafeInteger(star) && star > 0) paper.star = star;
if (seen) paper.seen = 1;
if (note && typeof note === "string") paper.note = note;
if (Object.keys(paper).length) all[slug] = paper;
});
return all;
}
function papers() {
return sound(P.recall("papers"));
}
function tell() {
const all = papers();
listeners.forEach(function (listener) {
listener(all);
});
}
function latest(all) {
return Object.values(all).reduce((most, paper) => Math.max(most, paper.star || 0), 0);
}
P.mine = {
all: papers,
sound: sound,
get: function (slug) {
return papers()[slug] || {};
},
change: function (slug, changes) {
const all = papers();
const paper = Object.assign({}, all[slug], changes);
Object.keys(paper).forEach(function (key) {
if (!paper[key]) delete paper[key];
});
if (Object.keys(paper).length) all[slug] = paper;
else delete all[slug];
P.keep("papers", all);
tell();
},
star: function (slug, on) {
P.mine.change(slug, { star: on ? latest(papers()) + 1 : 0 });
},
starAll: function (slugs) {
const all = papers();
let order = latest(all);
slugs.forEach(function (slug) {
const paper = all[slug] || {};
if (!paper.star) all[slug] = Object.assign({}, paper, { star: ++order });
});
P.mine.replace(all);
},
starred: function () {
const all = papers();
return Object.keys(all)
.filter(function (slug) {
return all[slug].star > 0;
})
.sort(function (a, b) {
return all[a].star - all[b].star || (a < b ? -1 : 1);
});
},
replace: function (all) {
P.keep("papers", all);
tell();
},
listen: function (listener) {
listeners.push(listener);
},
follow: function (moved) {
const all = papers();
let changed = false;
Object.keys(all).forEach(function (slug) {
if (!Object.prototype.hasOwnProperty.call(moved, slug)) return;
all[moved[slug]] = Object.assign({}, all[slug], all[moved[slug]]);
delete all[slug];
changed = true;
});
if (changed) P.mine.replace(all);
},
};
window.addEventListener("storage", function (event) {
if (event.key === prefix + "papers" || event.key === null) tell();
});
window.addEventListener("pageshow", function (event) {
if (event.persisted) tell();
});
P.slugs = function () {
return P.load("slugs", 0).then(function (found) {
P.mine.follow(found.moved);
return found.slugs;
});
};
document.addEventListener("click", function (event) {
const link = event.target.closest && event.target.closest("a.language");
if (link) link.href = link.href.split("#")[0] + location.hash;
});
})();
