(function () {
"use strict";
const P = window.Paperlist;
const WORD = /^[\p{L}\p{N}]+$/u;
function query(keyword) {
const text = keyword.replaceAll('"', "").trim();
return WORD.test(text) ? text + " " : '"' + text + '"';
}
for (const item of document.querySelectorAll(".keywords > li")) {
const link = document.createElement("a");
const address = new URLSearchParams({ q: query(item.textContent) });
link.href = new URL("index.html#?" + address, P.root).href;
link.append(...item.childNodes);
item.append(link);
}
})();
