// What to do about a search: where nothing fits, and where it was read otherwise than written. The
// engine must be here.
(function () {
  "use strict";
  const P = window.Paperlist;
  // Of a query, as the engine parts it, but a field may be a space away from its value: minus,
  // field, colon, value.
  const PART = /(-?)(?:(\p{L}+)([:：](?:\s+(?!-|\p{L}+[:：]))?))?("[^"]*"?|\S+)/gu;
  const FIELDS = ["author", "title", "abstract", "topic", "year", "venue"];
  const STATE = /^(?:is|状态|是)$/i; // too common before a colon to be thought misspelt
  const YEAR = /^"?[-–]?\d/;
  // What joins a word to the next one; some signs belong to it, as in C++.
  const JOINT = String.raw`[^\p{L}\p{N}\p{M}\s"+#*]+`;
  const BEFORE = new RegExp(JOINT + "$", "u");
  const AFTER = new RegExp("^" + JOINT, "u");

  function parts(text) {
    return Array.from(text.matchAll(PART), ([whole, minus, name, colon, value]) => ({
      whole: whole, minus: minus, name: name || "", colon: colon || "", value: value,
    }));
  }

  // Whether one letter too much, missing or wrong, or two that changed places, part two words.
  function near(one, other) {
    const least = Math.min(one.length, other.length);
    let [start, end] = [0, 0];
    while (start < least && one[start] === other[start]) start++;
    while (end < least - start && one.at(-1 - end) === other.at(-1 - end)) end++;
    const [left, right] = [one, other].map((each) => each.slice(start, each.length - end));
    const swapped = left.length === 2 && left === right.split("").reverse().join("");
    return swapped || (left.length < 2 && right.length < 2);
  }

  // A part as it may be meant, where its field is misspelt or a space away; "" where it is not.
  function meant(part, isField) {
    const apart = part.colon.length > 1;
    const known = isField(part.name);
    if (!part.name || STATE.test(part.name) || (known && !apart)) return "";
    const name = part.name.toLowerCase();
    const field = known ? name : FIELDS.find((other) => near(name, other));
    if (!field || (field === "year" && !YEAR.test(part.value))) return "";
    return part.minus + (known ? part.name : field) + part.colon[0] + part.value;
  }

  // Names that may be misspelt fields: as words they are what they are.
  function names(text, isField) {
    const odd = parts(text).filter((part) => meant(part, isField));
    return odd.flatMap((part) => P.search.terms(part.name));
  }

  // A part without a word. Of a script without spaces, words are pairs of characters that overlap.
  function cut(text, word) {
    const tokens = P.search.tokens(text);
    for (const { start, end, term } of tokens.slice().reverse()) {
      if (term !== word) continue;
      const shown = Array.from(text.slice(start, end));
      const last = tokens.some((one) => one.start < start && one.end > start && one.end < end);
      const next = tokens.some((one) => one.start > start && one.start < end && one.end > end);
      const [before, after] = [text.slice(0, start), text.slice(end)];
      text =
        (last ? before + shown[0] : before.replace(BEFORE, "")) + " " +
        (next ? shown[shown.length - 1] + after : after.replace(AFTER, ""));
    }
    return text;
  }

  // A query without a word that it has outside fields; without all that it is joined to, if it
  // cannot be found there, as in TeX.
  function without(text, word, isAsked) {
    const left = parts(text).map(function (part) {
      const { whole } = part;
      if (part.minus || isAsked(part) || !P.search.terms(whole).includes(word)) return whole;
      const rest = cut(whole, word);
      return rest !== whole && P.search.terms(rest).length ? rest : "";
    });
    return left.join(" ").replace(/\s+/g, " ").trim();
  }

  function word(text, name) {
    const made = document.createElement(name);
    made.textContent = text;
    return made;
  }

  function line(text, parts) {
    const made = document.createElement("p");
    made.append(text, " ");
    parts.forEach((part) => made.append(part, " "));
    return made;
  }

  function fields() {
    const made = line(P.t("fields"), []);
    made.className = "hint";
    return made;
  }

  function retry(name, other, search) {
    const button = word(name, "button");
    button.type = "button";
    button.addEventListener("click", () => search(other));
    return button;
  }

  // The query's parts as they may be meant. Titles too have words before a colon and a space: where
  // anything is found, those are no misspelt fields.
  function offered(all, result, isField) {
    const sure = (part) => !result.total || part.colon.length === 1 || isField(part.name);
    return all.map((part) => (sure(part) && meant(part, isField)) || part.whole);
  }

  function unfound(text, result, drops, search, isField) {
    const asked = Object.values(result.fields).flat();
    const isAsked = (part) => isField(part.name) && asked.includes(part.value.replaceAll('"', ""));
    if (!drops.length) return line(P.t("nothing"), result.hits.length ? [P.t("some")] : []);
    const buttons = drops.map((one) => retry(one, without(text, one, isAsked), search));
    return line(P.t("nothing"), [P.t("drop"), ...buttons]);
  }

  // Lines of advice on what was asked and found; `search` is told what to ask instead, and
  // `isField` tells whether a name is a field's.
  function advise(text, result, search, isField) {
    const lines = [];
    const all = parts(text);
    const offers = offered(all, result, isField);
    const changed = all.filter((part, at) => offers[at] !== part.whole);
    const said = changed.flatMap((part) => P.search.terms(part.whole)); // the offer is enough
    if (changed.length) {
      const meant = offers.join(" ");
      lines.push(line(P.t("meant"), [retry(meant, meant, search)]));
    }
    const corrected = result.corrected.filter((one) => !said.includes(one.from));
    if (corrected.length) {
      lines.push(line(P.t("search_for"), corrected.map((one) => word(one.to, "strong"))));
    }
    const drops = result.drop.filter((one) => !said.includes(one));
    if (!result.total) lines.push(unfound(text, result, drops, search, isField));
    const odd = !result.total || result.corrected.length;
    if (result.only.length || (odd && all.some((part) => part.name))) lines.push(fields());
    return lines;
  }

  P.advice = { of: advise, fields: fields, names: names };
})();
