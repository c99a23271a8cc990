// On a paper's page, each keyword leads to a search of the list for it.
(function () {
  "use strict";
  const P = window.Paperlist;

  const WORD = /^[\p{L}\p{N}]+$/u;

  // A word may stand in another form; the space says that it is whole, and begins no longer one.
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
