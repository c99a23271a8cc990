(function () {
"use strict";
const P = window.Paperlist;
const box = document.querySelector(".search-box");
const first = new URL("index.html", P.root).href;
box.placeholder = P.t("seek_hint");
const button = document.createElement("button");
button.textContent = P.t("search");
const tools = document.createElement("div");
tools.className = "tools";
tools.append(button);
const offer = () => (box.value.trim() ? box.form.append(tools) : tools.remove());
box.addEventListener("input", offer);
window.addEventListener("pageshow", offer); // the browser may put back what was typed
box.form.addEventListener("submit", function (event) {
event.preventDefault();
if (!box.value.trim()) return;
location.href = first + "#?" + new URLSearchParams({ q: box.value.trim() });
});
if (/^#\?./.test(location.hash)) location.replace(first + location.hash);
})();
