// What the scripts of every page share: where the site is, its words, its data files, and what
// the reader keeps. Each script is a classic one, so that it runs from disk too.
(function () {
  "use strict";
  const P = (window.Paperlist = window.Paperlist || {});
  const html = document.documentElement;
  P.top = new URL("..", document.currentScript.src); // the site's folder
  P.root = new URL(html.dataset.root, location.href.split(/[?#]/)[0]); // this language's folder

  // Data files: each calls Paperlist.data with its name, its number and one value.

  const arrived = new Map();
  const asked = new Map();

  P.data = function (name, number, value) {
    arrived.set(name + "-" + number, value);
  };

  // The value of a data file; the promise fails where the file cannot be loaded.
  P.load = function (name, number, folder) {
    const key = name + "-" + number;
    if (arrived.has(key)) return Promise.resolve(arrived.get(key));
    if (!asked.has(key)) asked.set(key, fetchScript(key, folder || P.top));
    return asked.get(key);
  };

  function fetchScript(key, folder) {
    return new Promise(function (resolve, reject) {
      const script = document.createElement("script");
      script.src = new URL("data/" + key + ".js", folder).href;
      script.onload = script.onerror = function () {
        script.remove();
        if (arrived.has(key)) return resolve(arrived.get(key));
        asked.delete(key); // so that it can be asked for again
        reject(new Error("cannot load data/" + key + ".js"));
      };
      document.head.append(script);
    });
  }

  // Scripts that not every page needs

  P.script = function (path) {
    return new Promise(function (resolve, reject) {
      const element = document.createElement("script");
      element.src = new URL(path, P.top).href;
      element.onload = resolve;
      element.onerror = () => reject(new Error("cannot load " + path));
      document.head.append(element);
    });
  };

  if (document.querySelector(".keywords")) P.script("assets/keywords.js");

  // Words

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

  // Said to those who do not see the page change, and only when it has come to rest.
  let saying = 0;
  P.say = function (text) {
    clearTimeout(saying);
    saying = setTimeout(function () {
      document.querySelector(".live").textContent = text;
    }, 400);
  };

  P.failed = function (error) {
    P.say(P.t("failed"));
    let line = document.querySelector(".failure");
    if (!line) {
      line = document.createElement("p");
      line.className = "failure";
      document.querySelector("main").prepend(line);
    }
    line.textContent = P.t("failed");
    console.warn(error.message);
  };

  // Storage: per site, since sites share an origin on disk and on many hosts. Where it is refused
  // or full, what is kept lasts as long as the page.

  const prefix = "paperlist:" + P.top.pathname + ":";
  const fallback = new Map();

  P.recall = function (name, kind) {
    try {
      const text = (kind || localStorage).getItem(prefix + name);
      return text === null ? fallback.get(name) : JSON.parse(text);
    } catch (error) {
      return fallback.get(name); // refused, or not ours
    }
  };

  P.keep = function (name, value, kind) {
    fallback.set(name, value);
    try {
      (kind || localStorage).setItem(prefix + name, JSON.stringify(value));
    } catch (error) {
      if (name === "papers") P.say(P.t("kept_off"));
    }
  };

  P.session = (function () {
    try {
      return sessionStorage;
    } catch (error) {
      return undefined;
    }
  })();

  // What the reader keeps of papers: {slug: {star: order, seen: 1, note: text}}

  const listeners = [];

  function papers() {
    const found = P.recall("papers");
    const all = Object.create(null);
    if (!found || typeof found !== "object") return all;
    Object.keys(found).forEach(function (slug) {
      // Another site of the same host may have written here.
      if (found[slug] && typeof found[slug] === "object") all[slug] = found[slug];
    });
    return all;
  }

  function tell() {
    const all = papers();
    listeners.forEach(function (listener) {
      listener(all);
    });
  }

  function latest(all) {
    const order = (slug) => (Number.isFinite(all[slug].star) ? all[slug].star : 0);
    return Object.keys(all).reduce((most, slug) => Math.max(most, order(slug)), 0);
  }

  P.mine = {
    all: papers,
    get: function (slug) {
      return papers()[slug] || {};
    },
    // Read anew before each change: another tab may have written meanwhile.
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
    // The latest star comes last.
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
    // A paper that was given another address keeps what was said of it.
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

  // Every paper's word in addresses, in the list's order.
  P.slugs = function () {
    return P.load("slugs", 0).then(function (found) {
      P.mine.follow(found.moved);
      return found.slugs;
    });
  };

  // The other language shows the same page in the same state.
  document.addEventListener("click", function (event) {
    const link = event.target.closest && event.target.closest("a.language");
    if (link) link.href = link.href.split("#")[0] + location.hash;
  });
})();
