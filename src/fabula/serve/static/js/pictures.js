// The pictures: SVG from our own server, parsed as XML and cleaned all the same, in tabs with the best first.

import { byId, el, fill } from "./dom.js";
import { has, t } from "./i18n.js";
import { switchable } from "./tabs.js";

const DRAWING = new Set(
  "svg g title desc defs rect circle ellipse line polyline polygon path text tspan marker pattern clipPath".split(" "),
);

/** Only what draws may stay: no scripts, no foreign content, no handlers, no links, no inline styles. */
function clean(node) {
  for (const child of [...node.children]) {
    if (DRAWING.has(child.localName)) clean(child);
    else child.remove();
  }
  for (const { name } of [...node.attributes]) {
    if (/^on|^style$|href$/i.test(name)) node.removeAttribute(name);
  }
}

/** Names inside one picture must not meet those of another on the same page. */
function rename(svg, prefix) {
  for (const node of svg.querySelectorAll("[id]")) node.id = `${prefix}-${node.id}`;
  for (const node of [svg, ...svg.querySelectorAll("*")]) {
    for (const { name, value } of [...node.attributes]) {
      if (value.includes("url(#")) node.setAttribute(name, value.replace(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`));
    }
  }
}

let count = 0;

/** An SVG text as an element for this page; null if it is none. */
export function drawing(source) {
  const parsed = new DOMParser().parseFromString(source, "image/svg+xml");
  const svg = parsed.documentElement;
  if (svg.localName !== "svg" || parsed.querySelector("parsererror")) return null;
  clean(svg);
  rename(svg, `p${(count += 1)}`);
  return document.importNode(svg, true);
}

/** Show the pictures; the kind that was chosen before stays chosen where there is one. */
export function draw(pictures = []) {
  const before = byId("picture-tabs").querySelector("[aria-selected=true]")?.dataset.kind;
  const tabs = [];
  const panels = [];
  for (const { kind, title, svg } of pictures) {
    const image = drawing(svg);
    if (!image) continue;
    const name = `picture-${kind}`;
    image.setAttribute("role", "img");
    tabs.push(
      el("button", { type: "button", role: "tab", id: `${name}-tab`, "aria-controls": name, text: has(`picture.${kind}`) ? t(`picture.${kind}`) : title, data: { kind } }),
    );
    panels.push(el("div", { class: "picture", role: "tabpanel", id: name, tabindex: "0", "aria-labelledby": `${name}-tab`, data: { kind } }, image));
  }
  fill(byId("picture-tabs"), tabs);
  fill(byId("picture-panels"), panels);
  byId("picture-tabs").hidden = tabs.length < 2;
  switchable(tabs, panels, tabs.findIndex((tab) => tab.dataset.kind === before));
}

/** The picture that is shown now: its kind and its SVG element. */
export function shown() {
  const panel = byId("picture-panels").querySelector(".picture:not([hidden])");
  return panel ? { kind: panel.dataset.kind, svg: panel.querySelector("svg") } : null;
}
