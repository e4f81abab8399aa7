// The files of a worksheet: links to the server, which makes them from the codes.

import { el, fill } from "./dom.js";
import { lang, t } from "./i18n.js";

const look = { title: "", version: "", pictures: false }; // kept while the sheet changes
const VERSIONS = ["", "A", "B", "C"];
const NAMES = { html: "HTML", pdf: "PDF", markdown: "Markdown", moodle: "Moodle XML", gift: "GIFT", qti: "QTI 2.1", jsonl: "JSONL" };
const WITH_KEY = ["pdf", "html", "markdown"];

function address(codes, format, key) {
  const fields = new URLSearchParams(codes.map((code) => ["codes", code]));
  const rest = { format, key: key || "", version: look.version, title: look.title, pictures: look.pictures || "", lang: lang() === "zh" ? "" : lang(), server: location.origin };
  for (const [name, value] of Object.entries(rest)) if (value !== "") fields.set(name, value);
  return `/v1/worksheets/file?${fields}`;
}

function link(codes, format, key, words) {
  const shown = format === "pdf" || format === "html";
  const how = shown ? { target: "_blank", rel: "noopener" } : { download: "" };
  return el("a", { class: "ghost button", href: address(codes, format, key), data: { format, key: key ? "yes" : "no" }, text: words, ...how });
}

/** The part of the page from which the sheet is printed and taken away. */
export function files({ codes, formats }) {
  const links = el("div", { class: "takeaway" });
  const show = () => {
    const paper = formats.filter((format) => WITH_KEY.includes(format));
    const line = (key) => el("p", { class: "row" }, el("span", { class: "what", text: t(key ? "sheet.key" : "sheet.sheet") }), paper.map((format) => link(codes, format, key, NAMES[format])));
    const rest = formats.filter((format) => !WITH_KEY.includes(format));
    fill(links, line(false), line(true), el("p", { class: "row" }, el("span", { class: "what", text: t("sheet.platforms") }), rest.map((format) => link(codes, format, false, NAMES[format]))));
  };
  const changed = (name, value) => {
    look[name] = value;
    show();
  };
  show();
  return el(
    "section",
    { class: "card", "aria-labelledby": "files-title" },
    el("h2", { id: "files-title", text: t("sheet.print") }),
    el("p", { class: "fine", text: t("sheet.printHelp") }),
    el(
      "div",
      { class: "row fields" },
      el("label", { class: "wide" }, el("span", { text: t("sheet.title") }), el("input", { id: "sheet-name", maxlength: "60", value: look.title, placeholder: t("sheet.titlePlaceholder"), on: { input: (event) => changed("title", event.target.value.trim()) } })),
      el("label", {}, el("span", { text: t("sheet.version") }), el("select", { id: "version", on: { change: (event) => changed("version", event.target.value) } }, VERSIONS.map((name) => el("option", { value: name, selected: name === look.version, text: name || t("sheet.onlyOne") })))),
      el("label", { class: "check" }, el("input", { type: "checkbox", id: "with-pictures", checked: look.pictures, on: { change: (event) => changed("pictures", event.target.checked) } }), el("span", { text: t("sheet.withPictures") })),
    ),
    links,
  );
}
