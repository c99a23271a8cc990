// Shown only by `paperlist serve`, and part of no site: tells in the page why the content cannot
// be built, and loads the page anew when it has missed that something changed.
"use strict";
(() => {
  const STATE = "/.live/state";
  const own = document.currentScript;
  let host = null;

  const element = (name, text, className) => {
    const made = document.createElement(name);
    made.textContent = text;
    made.className = className || "";
    return made;
  };

  const hide = () => {
    if (host) host.remove();
    host = null;
  };

  const item = problem => {
    const made = document.createElement("li");
    made.append(element("code", problem.place, "place"), element("p", problem.message, "message"));
    if (problem.help) made.append(element("p", problem.help, "help"));
    return made;
  };

  const show = problems => {
    hide();
    host = document.createElement("paperlist-problems");
    const root = host.attachShadow({ mode: "open" });
    const style = document.createElement("link");
    style.rel = "stylesheet";
    style.href = "/.live/overlay.css";
    const box = document.createElement("section");
    box.setAttribute("role", "alert");
    const list = document.createElement("ol");
    list.append(...problems.map(item));
    const close = element("button", "Close", "close");
    close.type = "button";
    close.addEventListener("click", hide);
    const count = problems.length === 1 ? "one problem" : `${problems.length} problems`;
    box.append(close, element("h1", `The site cannot be built: ${count}`), list);
    box.append(element("p", "The page below is as it was. This goes when the files are mended."));
    root.append(style, box);
    document.documentElement.append(host);
  };

  const look = async () => {
    const answer = await fetch(STATE).catch(() => null);
    if (!answer) return; // the server has ended, or this page; livereload tries again
    const state = await answer.json();
    if (String(state.number) !== own.dataset.number) location.reload();
    else if (state.problems.length) show(state.problems);
    else hide();
  };

  // livereload takes any class of such a name, and asks it first what to do.
  window.LiveReloadPluginPaperlist = class {
    static identifier = "paperlist";
    static version = "1";
    reload(path) {
      if (path === STATE) look();
      return path === STATE;
    }
  };
  document.addEventListener("LiveReloadConnect", look);
})();
