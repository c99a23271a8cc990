// The search box of a page that holds a later part of the list: the first page answers.
(function () {
  "use strict";
  const P = window.Paperlist;
  const box = document.querySelector(".search-box");
  const first = new URL("index.html", P.root).href;

  box.form.addEventListener("submit", function (event) {
    event.preventDefault();
    location.href = first + "#?" + new URLSearchParams({ q: box.value.trim() });
  });

  // What narrows the list was added to this page's address by hand: only the first page heeds it.
  if (/^#\?./.test(location.hash)) location.replace(first + location.hash);
})();
