(function () {
"use strict";
var root = document.documentElement;
var key = "paperlist:" + new URL("..", document.currentScript.src).pathname + ":theme";
root.classList.add("js"); // shows what only works with scripts, before the first paint
if (/^#\?./.test(location.hash)) root.classList.add("narrowed"); // list.js fills the list
function lacking(event) {
if (event.target !== window && !event.target.defer) return;
if (/^ResizeObserver/.test(event.message)) return; // a frame that comes late
root.classList.remove("narrowed");
var P = window.Paperlist;
if (P && P.failed) P.failed(event);
}
addEventListener("error", lacking, true);
var choices = ["auto", "light", "dark"];
function stored() {
try {
return localStorage.getItem(key);
} catch (error) {
return null; // storage is refused: the choice lasts as long as the page
}
}
function store(choice) {
try {
localStorage.setItem(key, choice);
} catch (error) {
}
}
function apply(choice) {
if (choice === "auto") root.removeAttribute("data-theme");
else root.setAttribute("data-theme", choice);
}
var choice = choices.indexOf(stored()) > 0 ? stored() : "auto";
apply(choice);
document.addEventListener("DOMContentLoaded", function () {
removeEventListener("error", lacking, true);
var button = document.querySelector(".theme");
var label = button.querySelector(".theme-now");
function show() {
label.textContent = button.getAttribute("data-" + choice);
}
button.addEventListener("click", function () {
choice = choices[(choices.indexOf(choice) + 1) % choices.length];
apply(choice);
store(choice);
show();
});
show();
});
})();
