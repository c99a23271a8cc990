(function () {
"use strict";
const P = window.Paperlist;
const box = document.querySelector(".search-box");
const first = new URL("index.html", P.root).href;
box.form.addEventListener("submit", function (event) {
event.preventDefault();
location.href = first + "#?" + new URLSearchParams({ q: box.value.trim() });
});
if (/^#\?./.test(location.hash)) location.replace(first + location.hash);
})();
