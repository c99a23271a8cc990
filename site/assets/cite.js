(function () {
"use strict";
var MOST_NAMES = 20;
var RIS_TYPES = { "paper-conference": "CPAPER", "article-journal": "JOUR", article: "UNPB",
thesis: "THES" };
var COLUMNS = ["key", "title", "title derived", "authors", "year", "venue", "doi", "url", "pdf",
"keywords", "abstract", "page"];
function filled(parts) {
return parts.filter(Boolean);
}
function custom(record) {
return record.custom || {};
}
function others(record) {
var last = (record.author || []).slice(-1)[0];
if (!last || last.literal !== "others") return "";
return record.language === "zh-Hans" ? "等" : "et al.";
}
function authors(record) {
var all = record.author || [];
return others(record) ? all.slice(0, -1) : all;
}
function year(record) {
return record.issued ? String(record.issued["date-parts"][0][0]) : "";
}
function family(author) {
if (author.literal) return author.literal;
return filled([author["non-dropping-particle"], author.family]).join(" ");
}
function link(record) {
if (!record.DOI) return record.URL || "";
return "https://doi.org/" + encodeURI(record.DOI).replace(/[?#]/g, encodeURIComponent);
}
function bibtex(records) {
return records.map(function (record) {
return custom(record).bibtex + "\n";
}).join("\n");
}
function pageRange(record) {
var pages = (record.page || "").split("-");
return pages.length === 2 ? pages : [record.page, ""];
}
function inverted(author) {
return filled([family(author), author.given, author.suffix]).join(", ");
}
function risOf(record) {
var fields = [
["TY", [RIS_TYPES[record.type] || "GEN"]],
["ID", [record.id]],
["TI", [record.title]],
["AU", authors(record).map(inverted).concat(others(record))],
["PY", [year(record)]],
["T2", [record["container-title"]]],
["VL", [record.volume]],
["IS", [record.issue]],
["SP", [pageRange(record)[0]]],
["EP", [pageRange(record)[1]]],
["PB", [record.publisher]],
["DO", [record.DOI]],
["UR", [record.URL]],
["L1", [custom(record).pdf]],
["KW", record.keyword ? record.keyword.split("; ") : []],
["LA", [record.language]],
["AB", [record.abstract]],
["N1", [record.note]],
["DP", [record.source]]
];
var lines = fields.map(function (field) {
return filled(field[1]).map(function (value) {
return field[0] + "  - " + value + "\r\n";
}).join("");
});
return lines.join("") + "ER  - \r\n\r\n";
}
function ris(records) {
return records.map(risOf).join("");
}
function csl(records) {
var items = records.map(function (record) {
var item = Object.assign({}, record);
delete item.custom;
return item;
});
return JSON.stringify(items, null, 2) + "\n";
}
function title(record) {
return custom(record).derived ? "[" + record.title + "]" : record.title || "";
}
function stop(record) {
return /[.?!…。？！]$/.test(title(record)) ? "" : ".";
}
function reduced(author) {
var initials = (author.given || "").split(" ").map(function (word) {
return filled(word.split("-")).map(function (part) {
return Array.from(part)[0] + ".";
}).join("-");
});
return filled([family(author), initials.join(" "), author.suffix]).join(", ");
}
function names(record) {
var all = authors(record).map(reduced);
if (others(record)) return all.slice(0, MOST_NAMES - 1).concat(others(record)).join(", ");
var last = all[all.length - 1];
var and = record.language === "zh-Hans" ? ", " : ", & ";
if (all.length > MOST_NAMES) return all.slice(0, MOST_NAMES - 1).join(", ") + ", … " + last;
return all.length > 1 ? all.slice(0, -1).join(", ") + and + last : last || "";
}
function opening(record, shownTitle, shown) {
var date = "(" + (year(record) || "n.d.") + ").";
var by = shown(names(record));
if (!by) return [shownTitle, date];
return [/\.$/.test(by) ? by : by + ".", date, shownTitle];
}
function where(record, shown, mark) {
var publisher = shown(record.publisher || "");
if (record.type === "thesis" && publisher) return stopped(publisher);
var arxiv = custom(record).arxiv;
var name = shown(record["container-title"] || (arxiv ? "arXiv:" + arxiv : record.source || ""));
var volume = shown(record.volume || "");
var issue = shown(record.issue || "");
var pages = shown((record.page || "").replace(/-/g, "–"));
if (record.type === "article-journal") {
var numbered = mark + listed([name, volume]) + mark + (issue && "(" + issue + ")");
return listed([numbered, pages]) + ".";
}
if (record.type !== "paper-conference") return name && mark + name + mark + ".";
var inside = listed([volume && "Vol. " + volume, pages && "pp. " + pages]);
return "In " + mark + name + mark + (inside && " (" + inside + ")") + "." +
(publisher && " " + stopped(publisher));
}
function listed(parts) {
return filled(parts).join(", ");
}
function stopped(value) {
return /\.$/.test(value) ? value : value + ".";
}
function plain(value) {
return value;
}
function escaped(value) {
return value.replace(/[\\`*_{}[\]<>&#|~$]/g, "\\$&");
}
function text(records) {
return records.map(function (record) {
var parts = opening(record, title(record) + stop(record), plain);
return filled(parts.concat(where(record, plain, ""), link(record))).join(" ") + "\n";
}).join("");
}
function markdown(records) {
return records.map(function (record) {
var place = link(record);
var shown = escaped(title(record));
if (place) shown = "[" + shown + "](" + (/[()<> ]/.test(place) ? "<" + place + ">" : place) + ")";
var parts = opening(record, shown + stop(record), escaped);
return "- " + filled(parts.concat(where(record, escaped, "*"))).join(" ") + "\n";
}).join("");
}
function fullName(author) {
return filled([author.given, family(author), author.suffix]).join(" ");
}
function cell(value) {
var safe = /^[=+\-@\t\r]/.test(value) ? "'" + value : value;
return /[",\r\n]/.test(safe) ? '"' + safe.replace(/"/g, '""') + '"' : safe;
}
function row(values) {
return values.map(function (value) {
return cell(value || "");
}).join(",") + "\r\n";
}
function csv(records) {
return row(COLUMNS) + records.map(function (record) {
var own = custom(record);
return row([record.id, record.title, own.derived ? "yes" : "",
filled(authors(record).map(fullName).concat(others(record))).join("; "), year(record), record["container-title"],
record.DOI, record.URL, own.pdf, record.keyword, record.abstract, own.path]);
}).join("");
}
var formats = {
bibtex: { name: "BibTeX", ending: "bib", media: "application/x-bibtex", write: bibtex },
ris: { name: "RIS", ending: "ris", media: "application/x-research-info-systems", write: ris },
csl: { name: "CSL-JSON", ending: "json", media: "application/json", write: csl },
text: { name: "Text", ending: "txt", media: "text/plain", write: text },
markdown: { name: "Markdown", ending: "md", media: "text/markdown", write: markdown },
csv: { name: "CSV", ending: "csv", media: "text/csv", write: csv }
};
function write(records, format) {
return formats[format].write(records);
}
function save(content, format, name) {
var kind = formats[format];
var parts = format === "csv" ? ["\ufeff", content] : [content];
var url = URL.createObjectURL(new Blob(parts, { type: kind.media + ";charset=utf-8" }));
var anchor = document.createElement("a");
anchor.href = url;
anchor.download = name + "." + kind.ending;
document.body.appendChild(anchor);
anchor.click();
anchor.remove();
setTimeout(function () {
URL.revokeObjectURL(url);
}, 60000); // some browsers ask the reader first
}
function copyByHand(content) {
var area = document.createElement("textarea");
var before = document.activeElement;
area.value = content;
area.setAttribute("readonly", "");
area.className = "visually-hidden";
document.body.appendChild(area);
area.select();
var copied = document.execCommand("copy");
area.remove();
if (before) before.focus();
return copied;
}
function copy(content, done) {
function again() {
done(copyByHand(content));
}
if (!navigator.clipboard) return again();
navigator.clipboard.writeText(content).then(function () {
done(true);
}, again);
}
window.Paperlist = window.Paperlist || {};
window.Paperlist.cite = { formats: formats, write: write, save: save, copy: copy };
var P = window.Paperlist;
var RUN = 32; // records in one data file
function element(name, text, className) {
var made = document.createElement(name);
if (name === "button") made.type = "button";
made.textContent = text;
made.className = className || "";
return made;
}
function addTools(box, record) {
var shown = box.querySelector("pre");
var tools = element("div", "", "cite-tools");
var styles = element("div", "", "cite-formats");
var status = element("span", "", "cite-status");
var chosen = "bibtex";
styles.setAttribute("role", "group");
styles.setAttribute("aria-label", P.t("cite_format"));
status.setAttribute("role", "status");
function choose(format) {
chosen = format;
shown.textContent = write([record], format);
status.textContent = "";
Array.from(styles.children).forEach(function (button) {
button.setAttribute("aria-pressed", String(button.getAttribute("data-format") === format));
});
}
function say(text) {
status.textContent = ""; // so that the same words are said again
setTimeout(function () {
status.textContent = text;
}, 50);
}
Object.keys(formats).forEach(function (format) {
if (format === "csv") return; // a table of one paper is no citation
var button = element("button", format === "text" ? P.t("cite_text") : formats[format].name);
button.setAttribute("data-format", format);
button.addEventListener("click", function () {
choose(format);
});
styles.append(button);
});
var copying = element("button", P.t("copy"));
copying.addEventListener("click", function () {
copy(write([record], chosen), function (copied) {
if (!copied) getSelection().selectAllChildren(shown);
say(P.t(copied ? "copied" : "cite_select"));
});
});
var saving = element("button", P.t("download"));
saving.addEventListener("click", function () {
save(write([record], chosen), chosen, record.id);
});
tools.append(styles, copying, saving, status);
shown.before(tools);
choose(chosen);
}
function bind(box) {
var paper = Number(box.getAttribute("data-paper"));
function open() {
if (!box.open) return;
P.load("records", Math.floor(paper / RUN)).then(function (run) {
box.removeEventListener("toggle", open);
if (!box.querySelector(".cite-tools")) addTools(box, run[paper % RUN]);
}).catch(P.failed);
}
box.addEventListener("toggle", open);
}
Array.from(document.querySelectorAll("details.cite")).forEach(bind);
})();
