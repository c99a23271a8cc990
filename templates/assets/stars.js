// The reader's stars: shown with their notes, ordered, exported, shared by a link and kept in a file.
(function () {
  "use strict";
  const P = window.Paperlist;
  const page = document.querySelector(".stars");
  const list = page.querySelector(".papers");
  const sorting = page.querySelector(".stars-sort");
  const formats = page.querySelector(".stars-format");
  const RECORDS = 32; // citations in one data file
  const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const WIDTH = 5; // digits a paper: 30 bits, so that two papers of a large list seldom share them

  let slugs = [];
  let numbers = new Map();

  // A link carries the picks themselves: a short code for each paper, or its whole word in
  // addresses where another paper has the same code.

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

  // The list

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

  function button(text, deed, disabled) {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = text;
    made.disabled = disabled;
    made.addEventListener("click", deed);
    return made;
  }

  function noteOf(slug) {
    const label = document.createElement("label");
    const area = document.createElement("textarea");
    label.className = "own";
    label.append(P.t("note"), area);
    area.rows = 1;
    area.placeholder = P.t("note_hint");
    area.value = P.mine.get(slug).note || "";
    area.addEventListener("input", function () {
      changing = true;
      P.mine.change(slug, { note: area.value });
      changing = false;
    });
    return label;
  }

  function move(slug, by) {
    const order = starred();
    const at = order.indexOf(slug);
    [order[at], order[at + by]] = [order[at + by], order[at]];
    const all = P.mine.all();
    order.forEach((other, place) => (all[other] = Object.assign({}, all[other], { star: place + 1 })));
    refocus = [slug, by < 0 ? 0 : 1];
    P.mine.replace(all);
  }

  let refocus = null; // the button that moved a paper keeps the focus: [slug, which]
  let changing = false; // a note is being written: the list need not be made anew
  let turn = 0;

  async function show() {
    const mine = ++turn;
    const known = await inOrder();
    await Promise.all(known.map((slug) => P.loadCard(numbers.get(slug))));
    if (mine !== turn) return;
    const all = P.mine.all();
    const cards = known.map((slug) => P.card(numbers.get(slug), all));
    list.replaceChildren(
      ...cards.map(function (card, at) {
        const item = document.createElement("li");
        const slug = known[at];
        if (sorting.value === "star") {
          const tools = card.querySelector(".mine");
          tools.prepend(
            button(P.t("up"), () => move(slug, -1), at === 0),
            button(P.t("down"), () => move(slug, 1), at === known.length - 1)
          );
        }
        card.append(noteOf(slug));
        item.append(card);
        return item;
      })
    );
    if (refocus) {
      const moved = cards.find((card) => P.slugOf(card) === refocus[0]);
      const buttons = moved ? moved.querySelectorAll(".mine button") : [];
      const button = buttons[refocus[1]];
      if (button) (button.disabled ? buttons[1 - refocus[1]] : button).focus();
      refocus = null;
    }
    page.querySelector(".stars-empty").hidden = known.length > 0;
    page.querySelector(".stars-tools").hidden = known.length === 0;
  }

  // Out: citations, a link, a file

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

  // In: a file or a link. Only papers of this site are taken, and of them only what we know.

  function sound(papers) {
    const taken = {};
    Object.keys(papers).forEach(function (slug) {
      const paper = papers[slug];
      if (!numbers.has(slug) || !paper || typeof paper !== "object") return;
      taken[slug] = {};
      if (Number.isInteger(paper.star) && paper.star > 0) taken[slug].star = paper.star;
      if (paper.seen) taken[slug].seen = 1;
      if (typeof paper.note === "string" && paper.note) taken[slug].note = paper.note;
      if (!Object.keys(taken[slug]).length) delete taken[slug];
    });
    return taken;
  }

  on(".stars-import", "change", async function (event) {
    const [file] = event.target.files;
    let papers = {};
    try {
      const said = JSON.parse(await file.text());
      papers = sound(said && said.papers ? said.papers : {});
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
    event.target.value = "";
    const said = page.querySelector(".import-said");
    said.textContent = Object.keys(papers).length ? "" : P.t("bad_file");
    const all = P.mine.all();
    Object.keys(papers).forEach((slug) => (all[slug] = Object.assign({}, papers[slug], all[slug])));
    P.mine.replace(all);
  });

  function offer() {
    const offered = page.querySelector(".picks");
    const found = picks();
    const known = found ? found.filter(Boolean) : [];
    offered.hidden = !found;
    if (!found) return;
    const said = [P.t("picks_said", { n: known.length })];
    if (found.length > known.length) said.push(P.t("picks_lost", { n: found.length - known.length }));
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
      P.mine.listen(function () {
        if (!changing) show().catch(P.failed);
      });
      return show();
    })
    .catch(P.failed);
})();
