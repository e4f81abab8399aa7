// The answer with its standing, the steps in school form, and the equations with their reasons.

import { byId, el, fill, show } from "./dom.js";
import { has, t } from "./i18n.js";
import { linked, numbers } from "./story.js";
import { switchable } from "./tabs.js";

const SIGNS = { solved: "✓", unsure: "?", unsolved: "–", changed: "✎" };

/** An answer in a word: "2小时"; empty if there is none. */
export const short = (answer) => (typeof answer === "string" ? answer : answer?.text) ?? "";

const sentence = (answer) => (typeof answer === "string" ? answer : (answer?.sentence ?? answer?.text)) ?? "";

function confidence(view) {
  if (view.status === "unsolved" || !(view.confidence > 0)) return null;
  const percent = Math.min(99, Math.round(view.confidence * 100));
  return el(
    "p",
    { class: "confidence" },
    el("span", { text: t("answer.confidence", { percent }) }),
    el("meter", { min: "0", max: "100", low: "60", optimum: "100", value: percent, "aria-hidden": "true" }),
  );
}

/** Why a text cannot be read, in the page's language; the server's words if we do not know the reason. */
function trouble({ code, message, hint }) {
  if (has(`read.${code}`)) return t(`read.${code}`);
  return hint ? `${message} (${hint})` : message;
}

/** How sure we are; what a person changed by hand is theirs, and no confidence of ours. */
function standing(view, changed) {
  if (changed && view.answer) return "changed";
  return view.status in SIGNS ? view.status : "unsolved";
}

function answer(view, changed) {
  const status = standing(view, changed);
  const notes = view.error ? [] : view.warnings;
  fill(
    byId("answer"),
    el("h3", { id: "answer-title", class: "unseen", text: t("answer.title") }),
    el(
      "p",
      { class: `status ${status}` },
      el("span", { class: "sign", "aria-hidden": "true", text: SIGNS[status] }),
      el("strong", { text: t(`status.${status}`) }),
      el("span", { text: t(status === "unsure" && !view.readings.length ? "status.unsure.alone" : `status.${status}.means`) }),
    ),
    view.answer
      ? el("p", { class: "reply", text: sentence(view.answer) })
      : el("p", { class: "reply none", text: view.error ? trouble(view.error) : t("answer.none") }),
    changed ? null : confidence(view),
    notes.length ? el("ul", { class: "warnings" }, notes.map((note) => el("li", { text: note }))) : null,
  );
  byId("answer").dataset.status = status;
}

const FRACTION = /\((\d+)\/(\d+)\)|(?<![\d.])(\d+)\/(\d+)(?![\d%])/g;

function fraction(above, below, ref) {
  const inside = [el("span", { text: above }), el("span", { text: below })];
  return el("span", { class: "fraction", role: "img", "aria-label": `${above}/${below}`, data: { ref } }, inside);
}

/** A piece of text with its fractions stacked, as books print them. */
export function stacked(text, ref) {
  const pieces = [];
  let done = 0;
  for (const found of text.matchAll(FRACTION)) {
    pieces.push(text.slice(done, found.index), fraction(found[1] ?? found[3], found[2] ?? found[4], ref));
    done = found.index + found[0].length;
  }
  return [...pieces, text.slice(done)];
}

/** Text and linked numbers, all fractions in them stacked. */
function typeset(pieces) {
  return pieces.flatMap((piece) => {
    if (typeof piece === "string") return stacked(piece);
    return /^\d+\/\d+$/.test(piece.textContent) ? stacked(piece.textContent, piece.dataset.ref) : [piece];
  });
}

function step(one, known) {
  const refs = one.refs;
  return el(
    "li",
    { class: `step ${one.kind}`, value: one.kind === "answer" ? undefined : one.number, data: { ref: refs.join(" ") || undefined } },
    el("span", { class: "calculation" }, typeset(linked(one.text, refs, known))),
    one.reason ? el("small", { class: "reason", text: one.reason }) : null,
  );
}

function equation(one, known) {
  const refs = one.refs;
  return el(
    "li",
    { class: one.implicit ? "implicit" : "stated", data: { ref: refs.join(" ") || undefined } },
    el("span", { class: "calculation" }, linked(one.text, refs, known)),
    el(
      "small",
      { class: "reason" },
      el("span", { class: "source", text: t(one.implicit ? "equations.known" : "equations.stated") }),
      ` ${one.reason ?? ""}`,
    ),
  );
}

/** The solution by every method: as in a textbook, and with an unknown x where that is another way. */
function solutions(view, known) {
  const methods = view.methods?.length ? view.methods : [{ key: "arithmetic", title: "", steps: view.steps }];
  const before = byId("method-tabs").querySelector("[aria-selected=true]")?.dataset.method;
  const tabs = methods.map(({ key, title }) =>
    el("button", { type: "button", role: "tab", id: `method-${key}-tab`, "aria-controls": `method-${key}`, text: title, data: { method: key } }),
  );
  const several = methods.length > 1;
  const panels = methods.map(({ key, steps }) => {
    const list = el("ol", { class: "steps" }, steps.map((one) => step(one, known)));
    const tab = several ? { role: "tabpanel", tabindex: "0", "aria-labelledby": `method-${key}-tab` } : {};
    return el("div", { id: `method-${key}`, ...tab }, list);
  });
  fill(byId("method-tabs"), several ? tabs : []);
  fill(byId("steps"), panels);
  show(byId("method-tabs"), several);
  switchable(several ? tabs : [], panels, methods.findIndex(({ key }) => key === before));
}

/** Show how the answer comes about. */
export function work(view, changed) {
  const known = numbers(view);
  answer(view, changed);
  solutions(view, known);
  fill(byId("equations"), view.equations.map((one) => equation(one, known)));
  show(byId("steps-card"), view.steps.length > 0);
  show(byId("equations-card"), view.equations.length > 0);
}

const AT_ONCE = 4; // readings that are shown without asking

function reading(one, here, choose) {
  return el(
    "label",
    { class: "reading" },
    el("input", { type: "radio", name: "reading", value: one.index, checked: one === here, on: { change: () => choose(one.index) } }),
    el("span", { class: "reading-answer", text: short(one.answer) || t("answer.none") }),
    one.certainty ? el("span", { class: "reading-certainty", text: one.certainty }) : null,
    el("span", { class: "reading-difference", text: one.difference }),
  );
}

/** Show all readings; the one that is on the page is checked, unless it has been changed by hand. */
export function readings(view, { chosen, changed, choose }) {
  const here = { index: chosen, answer: view.answer, difference: t("readings.shown"), certainty: view.certainty };
  const list = [...(changed ? [] : [here]), ...view.readings].sort((a, b) => a.index - b.index);
  const items = list.map((one) => reading(one, here, choose));
  const rest = items.slice(AT_ONCE);
  const open = list.indexOf(here) >= AT_ONCE;
  show(byId("readings-card"), list.length > 1);
  fill(
    byId("readings"),
    items.slice(0, AT_ONCE),
    rest.length ? el("details", { class: "more-readings", open }, el("summary", { text: t("readings.more", { n: rest.length }) }), rest) : null,
  );
}
