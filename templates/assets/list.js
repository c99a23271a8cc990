// The list, narrowed and ordered: the controls say how, state.js keeps it in the address, and
// results.js shows the cards.
(function () {
  "use strict";
  const P = window.Paperlist;
  const finder = document.querySelector(".finder");
  const form = document.querySelector(".facets"); // no form to send: each change counts at once
  const box = document.querySelector(".search-box");
  const sorting = document.querySelector(".sort");
  const shown = document.querySelector(".results .shown");
  const advice = document.querySelector(".results .advice");
  const PAUSE = 120; // milliseconds, longer than between two keys
  const LONG = 100; // characters of what is sought that are told

  // The controls show the state.

  let painted = null;

  function paint(state) {
    if (document.activeElement !== box && box.value !== state.q) box.value = state.q;
    const controls = P.state.text(Object.assign({}, state, { q: state.q && "q" }));
    if (controls === painted) return; // as with most keys
    painted = controls;
    form.querySelectorAll("input").forEach(function (input) {
      if (input.name === "starred" || input.name === "unseen") input.checked = state[input.name];
      else input.checked = (state.facets.get(input.name) || []).includes(input.value);
    });
    sorting.querySelector('[value="relevance"]').hidden = !state.q;
    sorting.value = state.sort || (state.q ? "relevance" : "");
  }

  let known = null; // what facets.js knows of all papers
  let masks = new Map(); // of what is shown, for the facets' counts

  // The first cards come first, and a key does not wait for all that the last one brings.
  let later = 0;
  function completeSoon() {
    clearTimeout(later);
    later = setTimeout(function () {
      P.facets.paint(masks);
      P.results.watch();
    }, PAUSE);
  }

  // Mulberry32: a shuffle that its seed decides, so that it can be shared.
  function shuffled(numbers, seed) {
    let state = seed >>> 0;
    function next() {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    }
    for (let at = numbers.length - 1; at > 0; at--) {
      const other = Math.floor(next() * (at + 1));
      [numbers[at], numbers[other]] = [numbers[other], numbers[at]];
    }
    return numbers;
  }

  function every() {
    return Array.from({ length: known.total }, (_, paper) => paper);
  }

  function ordered(state, hits) {
    if (state.sort === "title") return known.titles;
    if (state.sort === "random") return shuffled(every(), state.seed);
    return state.sort === "list" || !hits ? every() : hits;
  }

  function shortened(text) {
    const characters = Array.from(text);
    return characters.length > LONG ? characters.slice(0, LONG).join("") + "…" : text;
  }

  // What is shown, in words: "12 of 19 papers · topic: bandits · starred".
  function told(state, n) {
    const parts = [P.t("shown", { n: n, total: known.total })];
    if (state.q) parts.push("“" + shortened(state.q) + "”");
    state.facets.forEach((values, key) => parts.push(P.facets.told(key, values)));
    if (state.starred) parts.push(P.t("is_starred"));
    if (state.unseen) parts.push(P.t("is_unseen"));
    return parts.join(" · ");
  }

  function button(text, deed) {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = text;
    made.addEventListener("click", deed);
    return made;
  }

  async function show() {
    const mine = P.results.begin();
    const state = P.state.read();
    paint(state);
    if (P.state.plain(state)) {
      P.results.hide();
      masks = new Map();
      completeSoon();
      return;
    }
    try {
      known = await P.facets.learn();
      const answer = state.q ? await P.find(state.q) : null;
      if (P.results.late(mine) || (state.q && !answer)) return; // a later one is on its way
      await fill(state, answer, mine);
    } catch (error) {
      if (!P.results.late(mine)) P.results.fail(error);
    }
  }

  async function fill(state, answer, mine) {
    const hits = answer ? answer.hits : null;
    masks = P.facets.masks(state, hits);
    const kept = P.facets.inAll(masks);
    const papers = ordered(state, hits).filter((paper) => kept[paper]);
    tell(state, answer, papers.length);
    completeSoon();
    await P.results.put(papers, answer, mine);
    if (!P.results.late(mine)) P.warn(""); // what did not come has come
  }

  function go(state) {
    P.state.keep(state);
    return show();
  }

  function seek(text, finished) {
    P.state.seek(text, finished);
    return show();
  }

  const clear = button(P.t("clear"), function () {
    go({ q: "", facets: new Map(), starred: false, unseen: false, sort: "", seed: 1 });
  });
  const sum = document.createTextNode("");
  shown.append(sum, " ", clear);

  function tell(state, answer, n) {
    const words = told(state, n);
    if (words !== sum.data) {
      sum.data = words;
      P.say(words);
    }
    advise(answer, n);
  }

  function advise(answer, n) {
    const lines = answer ? answer.advice() : [];
    if (!n && !lines.length) lines.push(P.t("nothing"));
    if (lines.length || advice.firstChild) advice.replaceChildren(...lines);
  }

  P.list = { seek: seek, show: show };

  form.addEventListener("change", function () {
    const state = P.state.read();
    state.facets = new Map();
    form.querySelectorAll("[data-facet] input:checked").forEach(function (input) {
      state.facets.set(input.name, (state.facets.get(input.name) || []).concat(input.value));
    });
    state.starred = form.querySelector('[name="starred"]').checked;
    state.unseen = form.querySelector('[name="unseen"]').checked;
    go(state);
  });

  sorting.addEventListener("change", function () {
    const state = P.state.read();
    const usual = state.q ? "relevance" : "";
    state.sort = sorting.value === usual ? "" : sorting.value || "list";
    // Each shuffle is another one; the address keeps which.
    if (state.sort === "random") state.seed = 1 + Math.floor(Math.random() * 9999);
    go(state);
  });

  finder.querySelector(".facets-toggle").addEventListener("click", function () {
    const open = form.classList.toggle("open");
    this.setAttribute("aria-expanded", String(open));
    P.facets.learn().then(() => P.facets.paint(masks)).catch(P.failed);
  });

  // The links past the head would take the place of the state in the address.
  document.querySelectorAll("a.skip").forEach(function (link) {
    link.addEventListener("click", function (event) {
      event.preventDefault();
      const found = link.hash === "#_papers" && document.querySelector(".results:not([hidden])");
      const to = found || document.querySelector(link.hash);
      to.tabIndex = -1;
      to.focus();
    });
  });

  function moved() {
    P.state.forget();
    show();
  }
  window.addEventListener("hashchange", moved);
  window.addEventListener("popstate", moved);
  P.mine.listen(function () {
    // The list itself stands still under the reader's hands.
    P.facets.nameAll().then(completeSoon).catch(P.failed);
  });
  // A search waits for searchbox.js, which shows it.
  const state = P.state.read();
  if (!state.q) show();
  if (P.state.plain(state)) P.results.comeBack();
})();
