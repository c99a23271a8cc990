(function () {
"use strict";
const search = {};
(window.Paperlist ||= {}).search = search;
let base; // address of the folder search/
let root; // what root.js gave
let members = () => null; // which papers a filter of the page's own leaves
let newest = 0; // number of the latest query
const loads = {};
const settle = {};
search.give = (name, ...data) => {
settle[name](data);
delete settle[name];
};
const load = (name, make) => (loads[name] ||= fetched(name).then(data => make(...data)));
const fetched = name => new Promise((resolve, reject) => {
const script = document.createElement("script");
settle[name] = resolve;
script.src = `${base}${name}.js`;
script.onload = script.onerror = () => {
script.remove();
if (!settle[name]) return;
delete loads[name]; // another try may succeed
reject(new Error(`search: ${name}.js did not load`));
};
document.head.append(script);
});
search.open = (address, options = {}) => {
base = address;
members = options.members || members;
return load("root", start);
};
function start(data) {
for (const name of ["bounds", "tails"]) data[name] = unpacked(data[name]);
data.common = data.common.split(" ");
for (const name of ["groups", "stop"]) data[name] = new Set(data[name].split(" "));
for (const name of ["tex", "plurals"]) {
data[name] = data[name].map(([pattern, into]) => [new RegExp(pattern, "g"), into]);
}
for (const name of ["fields", "states"]) data[name] = new Map(Object.entries(data[name]));
for (const name in data.patterns) data[name] = new RegExp(data.patterns[name], "gu");
data.sign = new RegExp(`[${Object.keys(data.signs).join("")}]`, "g");
data.cjk = new RegExp(data.cjk, "u");
[total, best, cover] = [0, 1, 2].map(() => new Float32Array(data.papers));
bits = new Int32Array(data.papers);
root = data;
}
function unpacked(coded) {
let last = "";
const decode = word => (last = last.slice(0, parseInt(word[0], 36)) + word.slice(1));
return coded ? coded.split(" ").map(decode) : [];
}
function reader(text) {
const data = atob(text);
return {
at: 0,
next() {
let value = 0, scale = 1, byte;
do {
byte = data.charCodeAt(this.at++);
value += (byte & 127) * scale;
scale *= 128;
} while (byte > 127);
return value;
},
skip(count) {
while (count) if (data.charCodeAt(this.at++) < 128) count--;
},
};
}
function firstFrom(list, value) {
let low = 0, high = list.length;
while (low < high) {
const middle = (low + high) >> 1;
if (list[middle] < value) low = middle + 1;
else high = middle;
}
return low;
}
const fold = (search.fold = text => {
if (/[\\$]/.test(text)) for (const [tex, into] of root.tex) text = text.replace(tex, into);
return text.normalize("NFKD").replace(root.marks, "").toLowerCase()
.replace(root.sign, sign => root.signs[sign]).normalize("NFC").replace(root.script, "$1");
});
const terms = (search.terms = text =>
(fold(text).match(root.token) || []).flatMap(run =>
isCjk(run) ? [...run].map((char, i, run) => char + (run[i + 1] || "")) : run));
const isCjk = text => root.cjk.test(text);
function sought(text, phrase) {
const all = terms(text);
const last = (term, i) => i && isCjk(term) && ![...term][1] && all[i - 1].endsWith(term);
return all.filter((term, i) => !last(term, i) || (phrase && i < all.length - 1));
}
search.tokens = text => {
const found = [];
const add = (start, shown, term) => found.push({ start, end: start + shown.length, term });
for (const { 0: shown, 1: next = "", index } of text.matchAll(root.shown)) {
if (isCjk(shown)) add(index, shown + next, fold(shown + next));
else for (const term of terms(shown)) add(index, shown, term);
}
for (const { 0: shown, index } of text.matchAll(root.compound)) {
add(index, shown, fold(shown).replace(/-/g, ""));
}
return found;
};
const shards = [];
const placeIn = (bounds, name) => Math.max(0, firstFrom(bounds, name + "\0") - 1);
const shardOf = name => placeIn(root.bounds, name);
const loadShards = numbers => Promise.all(numbers.map(async number => {
shards[number] = await load(`t${number}`, readShard);
}));
function readShard(coded, data) {
const names = unpacked(coded);
const read = reader(data);
const terms = names.map(name => {
const head = read.next();
const titles = head & 1 && read.next(), authors = head & 2 && read.next();
const term = { name, titles, authors, texts: head >> 2, read, at: read.at };
read.skip(titles + authors + term.texts);
return term;
});
return { names, terms };
}
function find(name) {
const { names, terms } = shards[shardOf(name)] || { names: [] };
const at = firstFrom(names, name);
return names[at] === name ? terms[at] : undefined;
}
function lists(term) {
if (term.lists) return term.lists;
const { read } = term;
read.at = term.at;
const list = (count, bits) => {
const papers = new Int32Array(count), values = new Uint16Array(count);
for (let i = 0, entry = 0; i < count; i++) {
entry += read.next();
papers[i] = entry >> bits;
values[i] = entry & ((1 << bits) - 1);
}
return { papers, values };
};
const titles = list(term.titles, 10), authors = list(term.authors, 13);
return (term.lists = { titles, authors, texts: list(term.texts, 2) });
}
function valuesOf({ papers, values }, paper, out = []) {
const from = firstFrom(papers, paper);
for (let i = from; papers[i] === paper; i++) out.push(values[i]);
return out;
}
const isIn = (term, paper) =>
Object.values(lists(term)).some(list => valuesOf(list, paper)[0] >= 0);
const LIST = { title: "titles", author: "authors", abstract: "texts" }; // fields of words
function parse(texts) {
const asked = { words: [], phrases: [], not: [], filters: [], fields: {} };
for (const text of texts) {
const quoted = text.slice(0, root.longest).replace(root.quotes, '"');
for (const found of quoted.matchAll(root.part)) addPart(asked, ...found);
}
const last = asked.words[asked.words.length - 1];
if (last && !last.quoted) last.prefix = /[\p{L}\p{N}]$/u.test(texts[0]);
return asked;
}
function addPart(asked, whole, minus, name, quoted, bare) {
const value = quoted ?? bare;
const field = name && root.fields.get(name.toLowerCase());
if (name && (!field || (field === "is" && !stateOf(value)))) {
return addText(asked, whole.slice(minus.length), "", minus);
}
const key = minus + (field || "");
if (key) (asked.fields[key] ||= []).push(value);
const end = quoted === undefined ? 0 : /."$|\s$/.test(whole) ? Infinity : -1;
if (!field || LIST[field]) addText(asked, value, field, minus, end);
else for (const part of field === "venue" ? terms(value) : [value]) {
asked.filters.push({ field, value: part, minus });
}
}
const stateOf = value => root.states.get(value.toLowerCase());
function addText({ words, phrases, not }, value, field, minus, end) {
const names = sought(value, end || minus).slice(0, root.words - words.length);
if (!names.length) return;
if (minus) return not.push({ names, field });
const phrase = names.slice(0, end || 0);
const isOne = phrase[1] || (phrase[0] && !root.stop.has(phrase[0]));
if (isOne) phrases.push({ names: phrase, field });
names.forEach((name, i) =>
words.push({ name, field, quoted: !!phrase[i], place: words.length, ways: [] }));
}
function contentOf(words) {
const content = words.filter(({ name, field }) => !root.stop.has(name) || field);
return content.length ? content : words.filter(({ quoted }) => !quoted);
}
const often = term => 4 * term.titles + 2 * term.authors + term.texts;
const isBegun = ({ name, prefix }) => prefix && (name.length > 1 || isCjk(name));
const plurals = word => (/^[a-z0-9]{4,}$/.test(word) ? root.plurals : [])
.map(([ending, into]) => word.replace(ending, into)).filter(other => other !== word);
function needs(word) {
const { name } = word;
const first = shardOf(name), last = isBegun(word) ? shardOf(name + "\uffff") : first;
word.common = last - first < root.wide ? null : commonFrom(name);
const others = word.quoted ? [] : plurals(name);
const out = [name, ...others, ...(word.common || [])].map(shardOf);
if (!word.common) for (let n = first + 1; n <= last; n++) out.push(n);
return root.groups.has(name) ? [...out, shardOf(`=${name}`)] : out;
}
const commonFrom = prefix => root.common.filter(name => name.startsWith(prefix)).slice(0, 6);
function termsFrom({ name, common }) {
if (common) return common.map(find);
return shards.slice(shardOf(name), shardOf(name + "\uffff") + 1)
.flatMap(({ terms }) => terms.filter(term => term.name.startsWith(name)))
.sort((a, b) => often(b) - often(a)).slice(0, root.prefixed);
}
function addWays(word) {
const { name, ways, quoted } = word;
const add = (term, worth) => {
if (term && !ways.some(way => way.term === term)) ways.push({ term, worth });
};
add(find(name), 1);
if (root.groups.has(name)) add(find(`=${name}`), 1);
if (!quoted) for (const other of plurals(name)) add(find(other), root.plural);
word.forms = ways.map(({ term }) => term);
if (!isBegun(word)) return;
for (const term of termsFrom(word)) add(term, root.prefix * Math.min(1, name.length / 4.5));
}
const readVocabulary = (coded, often, firsts = []) => unpacked(coded)
.map((name, i) => ({ name: (firsts[i] || "") + name, often: often.charCodeAt(i) }));
function edits(a, b, most, begun, i = 0, j = 0) {
while (i < a.length && a[i] === b[j]) i++, j++;
if (i >= a.length && (begun || j >= b.length)) return 0;
if (!most) return 9;
const rest = (x, y) => edits(a, b, most - 1, begun, i + x, j + y);
const exchanged = i + 1 < a.length && a[i] === b[j + 1] && a[i + 1] === b[j];
return 1 + Math.min(rest(1, 1), rest(1, 0), rest(0, 1), exchanged ? rest(2, 2) : 9);
}
function similar({ name, prefix }, known) {
const out = [];
const most = name.length > 7 ? 2 : 1;
for (const { name: other, often } of known) {
const longer = other.length - name.length;
if (longer < -most || (longer > most && !(prefix && name.length > 5))) continue;
const away = longer > most ? edits(name, other, 1, true) + 0.5 : edits(name, other, most);
const far = away + (other[0] === name[0] ? 0 : 0.5); // the first letter is seldom wrong
if (away > 0.5 && away < 3) out.push({ name: other, often, away, far });
}
out.sort((a, b) => a.far - b.far || b.often - a.often);
return out.filter(({ away }) => away <= out[0].away + 0.5).slice(0, 8);
}
async function addTypos(word) {
const { name } = word;
const letters = [...name.slice(0, 2)].filter(letter => root.letters.includes(letter));
const tails = [name, name.slice(1)].map(tail => `w${placeIn(root.tails, tail)}`);
const files = new Set([...letters.map(letter => `v${letter}`), ...tails]);
const known = await Promise.all([...files].map(file => load(file, readVocabulary)));
const found = similar(word, known.flat());
await loadShards(found.map(({ name }) => shardOf(name)));
for (const { name, away, far } of found) {
const worth = root.typo[2 * away - 2] * (far > away ? 0.85 : 1);
word.ways.push({ term: find(name), worth, typo: true });
}
}
const ALL = 2, SOME = 1; // marks of papers
let total, best, cover, bits;
const idf = count => Math.log(1 + (root.papers - count + 0.5) / (count + 0.5));
const isNewest = run => run.number === newest;
const isOptional = ({ content }, word) =>
content[1] && (word.common || (content[2] && word.prefix && !isBegun(word)));
async function goOn(run) {
if (performance.now() - run.since > 12) {
await new Promise(resolve => setTimeout(resolve));
run.since = performance.now();
}
return isNewest(run);
}
function papersOf({ field, forms, ways }) {
const found = [];
best.fill(0);
for (const { term, worth } of ways) {
for (const name of field ? [LIST[field]] : Object.values(LIST)) {
const { papers, values } = lists(term)[name];
const full = idf(Math.max(papers.length, ...forms.map(form => form[name]))) * worth;
const weights = root.weights[name], gains = root.gains[name];
for (let i = 0; i < papers.length; i++) {
const kind = values[i] & (weights.length - 1);
const value = Math.max(0.1, full * weights[kind] + worth * gains[kind]);
if (!best[papers[i]]) found.push(papers[i]);
if (value > best[papers[i]]) best[papers[i]] = value;
}
}
}
return found;
}
async function score(run) {
for (const array of [total, cover, bits]) array.fill(0);
run.weight = 0;
for (const [i, word] of run.content.entries()) {
for (const { term } of word.ways) if (await goOn(run)) lists(term);
if (!isNewest(run)) return false;
const counts = word.ways.flatMap(({ term }) => [term.titles, term.authors, term.texts]);
word.often = Math.max(1, ...counts);
word.weight = idf(word.often);
const [way] = word.ways, sure = way ? (way.typo ? way.worth ** 2 : 1) : 0;
const share = isOptional(run, word) ? 0 : word.weight * sure;
run.weight += share;
for (const paper of papersOf(word)) {
total[paper] += best[paper];
cover[paper] += share;
bits[paper] |= 1 << i;
}
}
tally(run);
return true;
}
function tally(run) {
const bitsOf = test => run.content.reduce((sum, word, i) => sum + (test(word) ? 1 << i : 0), 0);
const every = bitsOf(word => !isOptional(run, word)), must = bitsOf(({ field }) => field);
run.marks = new Uint8Array(root.papers);
run.total = run.drop = 0;
bits.forEach((has, paper) => {
const lacks = every & ~has;
if ((every && !has) || lacks & must || !run.allowed[paper]) return;
run.marks[paper] = lacks ? SOME : ALL;
if (!lacks) run.total++;
else if (!(lacks & (lacks - 1))) run.drop |= lacks;
});
}
function rank({ marks, weight, total: full, keep }) {
const { papers, few, coverage } = root;
const keys = new Float64Array(papers);
let count = 0;
marks.forEach((mark, paper) => {
if (mark < (full < few ? SOME : ALL)) return;
const score = total[paper] && total[paper] * (cover[paper] / weight) ** coverage;
keys[count++] = Math.round(score * 1e4) * papers + papers - 1 - paper;
});
return Array.from(keys.subarray(0, count).sort().reverse().subarray(0, keep), key =>
({ paper: papers - 1 - (key % papers), score: key / papers / 1e4 }));
}
const better = (a, b) => b.score - a.score;
function spots({ ways, weight, place }, paper) {
const titles = [], authors = [];
for (const { term } of ways) {
valuesOf(lists(term).titles, paper, titles);
valuesOf(lists(term).authors, paper, authors);
}
return { titles, authors, weight, place };
}
function closeness(run, paper) {
const { content, asked, weight } = run;
const { beside, beginning, whole, samename, exact } = root.bonus;
const found = content.map(word => spots(word, paper));
const isExact = ({ name, ways: [way] }) => way?.term.name === name && isIn(way.term, paper);
let bonus = content.every(isExact) ? exact * weight : 0;
found.forEach((now, i) => {
const last = found[i - 1] || { titles: [], authors: [] };
const least = Math.min(now.weight, last.weight);
const meet = (list, shift, step) =>
now[list].some(a => last[list].some(b => (a >> shift) - (b >> shift) === step));
if (meet("titles", 4, now.place - last.place)) bonus += beside * least;
const named = !(now.titles.length && last.titles.length);
if (named && meet("authors", 5, 0)) bonus += samename * least;
});
const begins = ({ titles, place }, i) =>
isOptional(run, content[i]) || titles.some(value => value >> 4 === place);
if (found.every(begins)) bonus += beginning * weight;
if (!found[1] || !found.every(({ titles }) => titles.length)) return bonus;
const share = asked.words.length / (found[0].titles[0] & 15);
return bonus + whole * ((weight * Math.min(1, share)) / found.length + (share === 1));
}
let owners; // of each slot of places its paper
let placed; // of each shard its first word and place
function readPlaces(firsts, starts, slots) {
const start = reader(starts), slot = reader(slots);
placed = unpacked(firsts).map(name => ({ name, start: start.next() }));
owners = [...Array(root.papers).keys()];
for (let left = slot.next(); left; left--) owners.push(slot.next());
owners.sort((a, b) => a - b);
}
function placeShards(name, wanted) {
return [...placed.keys()].filter(n => {
const now = placed[n], next = placed[n + 1] || { name: "\uffff" };
if (now.name > name || next.name < name) return false;
const from = now.name === name ? now.start : 0;
const to = next.name === name ? next.start : Infinity;
return !wanted || wanted[firstFrom(wanted, from)] < to;
});
}
async function placesOf(name, wanted) {
const only = new Set(wanted);
const loaded = placeShards(name, wanted).map(n => load(`p${n}`, readShard));
const out = [];
for (const { terms } of await Promise.all(loaded)) {
for (const { read, at, texts } of terms.filter(term => term.name === name)) {
read.at = at;
for (let i = 0, place = 0; i < texts; i++) {
place += read.next();
if (!wanted || only.has(place)) out.push(place);
}
}
}
return out;
}
const ownerOf = place => owners[Math.floor(place / root.slot)];
async function withPhrase({ names, field }) {
const marks = new Uint8Array(root.papers);
const often = i => (root.stop.has(names[i]) ? Infinity : find(names[i])?.texts || 0);
const order = [...names.keys()].sort((a, b) => often(a) - often(b) || a - b);
for (const [list, shift] of [["titles", 4], ["authors", 2], ["texts", 0]]) {
if (field && LIST[field] !== list) continue;
const inOrder = shift || !names[1] ? inLists : often(order[0]) ? inTexts : () => [];
for (const paper of await inOrder(names, order, list, shift)) marks[paper] = 1;
}
return marks;
}
async function inLists(names, order, list, shift) {
let starts;
for (const i of order) {
if (starts?.length === 0) break;
await loadShards([shardOf(names[i])]);
const term = find(names[i]), own = term ? lists(term)[list] : { papers: [] };
const isIn = ([paper, start]) =>
valuesOf(own, paper).some(value => (value >> shift) - i === start);
starts = starts ? starts.filter(isIn)
: Array.from(own.papers, (paper, n) => [paper, (own.values[n] >> shift) - i]);
}
return starts.map(([paper]) => paper);
}
async function inTexts(names, order) {
await load("places", readPlaces);
let starts;
for (const i of order) {
if (starts?.length === 0) break;
starts = (await placesOf(names[i], starts?.map(start => start + i))).map(place => place - i);
}
return starts.map(ownerOf);
}
async function promoteRuns({ content, asked }, hits) {
const gain = shares => hits.forEach((hit, i) => {
if (shares[i] >= 0.6) hit.score += root.bonus.run * shares[i] ** 2 * asked.words.length;
});
const titles = hits.map(({ paper }) => mostEqual(content.flatMap(word =>
spots(word, paper).titles.map(value => (value >> 4) - word.place))) / content.length);
if (titles[0] === 1) return gain(titles);
await load("places", readPlaces);
let left = root.near;
const exact = content.filter(({ name }) => find(name)).sort((a, b) => a.often - b.often)
.filter(({ name }) => (left -= placeShards(name).length) >= 0).slice(0, 5);
const texts = new Map(hits.map(({ paper }) => [paper, []]));
await Promise.all(exact.map(async ({ name, place }) => {
for (const found of await placesOf(name)) texts.get(ownerOf(found))?.push(found - place);
}));
const inText = ({ paper }) => mostEqual(texts.get(paper)) / Math.max(2, exact.length);
gain(hits.map((hit, i) => Math.max(titles[i], inText(hit))));
}
function mostEqual(numbers) {
const counts = {};
for (const number of numbers) counts[number] = (counts[number] || 0) + 1;
return Math.max(0, ...Object.values(counts));
}
async function filtered({ asked, only }) {
const allowed = new Uint8Array(root.papers).fill(1);
const keep = (marks, minus) => allowed.forEach((_, paper) => {
if (!marks[paper] === !minus) allowed[paper] = 0;
});
for (const phrase of asked.phrases) keep(await withPhrase(phrase));
for (const phrase of asked.not) keep(await withPhrase(phrase), "-");
for (const { field, value, minus } of asked.filters) {
const name = field === "is" ? stateOf(value) : `${field}:${value}`;
const marks = marksOf((await inGroups(field, value)) || members(name));
if (marks) keep(marks, minus);
else only.push(minus + name);
}
return allowed;
}
function marksOf(papers) {
if (!papers || papers instanceof Uint8Array) return papers;
const marks = new Uint8Array(root.papers);
for (const paper of papers) marks[paper] = 1;
return marks;
}
async function inGroups(field, value) {
if (field !== "year" && field !== "venue") return null;
const [, from, dash, to] = /^(\d{4})?([-–.]*)(\d{4})?$/.exec(value) || [];
const names = [...root.groups].filter(name => field === "venue" ? name.startsWith(value)
: /^\d{4}$/.test(name) && name >= (from || 0) && name <= (to || (dash ? 9999 : from)));
await loadShards(names.map(name => shardOf(`=${name}`)));
return names.flatMap(name => [...lists(find(`=${name}`)).texts.papers]);
}
search.query = async (text, options = {}) => {
const run = { number: ++newest, since: performance.now(), only: [] };
await loads.root;
run.keep = options.limit || root.best;
run.asked = parse([String(text), ...(options.filters || [])]);
run.content = contentOf(run.asked.words);
const exact = [...run.asked.phrases, ...run.asked.not].flatMap(({ names }) =>
names.filter(name => !root.stop.has(name)).map(shardOf));
await loadShards([...run.content.flatMap(needs), ...exact]);
run.content.forEach(addWays);
run.allowed = await filtered(run);
const hits = isNewest(run) && (await hitsOf(run, options));
return hits && isNewest(run) ? answer(run, hits) : null;
};
async function hitsOf(run, { typing, exact = [] }) {
const { content, asked } = run;
if (!(await score(run))) return null;
if (![...content, ...asked.phrases, ...asked.not, ...asked.filters][0]) return [];
const doubtful = content.filter(({ name, quoted, prefix, often }) =>
often < 3 + root.papers / 50 && /^[a-z]{4,}$/.test(name) && !quoted &&
!(typing && prefix) && !exact.includes(name));
const isRare = ({ often }) => often < root.rare;
for (const some of [doubtful.filter(isRare), doubtful.filter(word => !isRare(word))]) {
if (run.total || !some[0]) continue;
for (const word of some) if (await goOn(run)) await addTypos(word);
if (!(await score(run))) return null;
}
const hits = rank(run), top = hits.splice(0, root.best);
for (const hit of top) if (await goOn(run)) hit.score += closeness(run, hit.paper);
top.sort(better);
if (asked.words[3] && !asked.phrases[0]) await promoteRuns(run, top);
return top.sort(better).concat(hits);
}
function answer({ total, marks, asked, content, only, drop }, hits) {
const names = content.flatMap(({ ways }) => ways.map(({ term }) => term.name));
return {
hits, marks, only,
total: hits[0] ? total : 0,
fields: asked.fields,
words: [...new Set(names)],
corrected: content.flatMap(word => correction(word, hits)),
drop: content.filter((_, i) => !total && drop & (1 << i)).map(({ name }) => name),
};
}
function correction({ name, ways }, [hit]) {
const way = hit && ways.find(({ term }) => isIn(term, hit.paper));
return way?.typo ? [{ from: name, to: way.term.name }] : [];
}
search.complete = async (text, most = 8) => {
await loads.root;
const word = parse([text]).words.pop();
if (!word || !isBegun(word)) return [];
await loadShards(needs(word));
const begun = text.replace(/[\p{L}\p{N}]+$/u, "");
return termsFrom(word).slice(0, most).map(({ name }) => ({ word: name, text: begun + name }));
};
search.prefetch = async () => {
await loads.root;
const left = root.small ? [...root.bounds.keys()] : [];
while (left.length) {
await new Promise(window.requestIdleCallback || setTimeout);
await loadShards(left.splice(0, 6)); // as many as browsers ask for at once
}
return root.small;
};
})();
