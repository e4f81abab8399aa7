// The problem's text with its parts marked by role, and the legend that says what the marks mean.

import { byId, el, fill } from "./dom.js";
import { t } from "./i18n.js";

const ROLES = ["world", "agent", "event", "rate", "amount", "total", "rel", "goal"];

/** Spans in order, none overlapping: where two overlap, the one that starts first stays. */
function apart(spans) {
  const sorted = [...spans].sort((a, b) => a.start - b.start || b.end - a.end);
  return sorted.filter((span, i) => span.start < span.end && sorted.slice(0, i).every((s) => s.end <= span.start));
}

function mark(text, { start, end, role, refs = [] }) {
  const counts = refs.some((ref) => /^q\d+$/.test(ref));
  const known = ROLES.includes(role) ? role : "rel";
  return el("mark", {
    class: `role ${known}`,
    text: text.slice(start, end),
    title: t(`role.${known}`),
    "aria-description": t(`role.${known}`),
    tabindex: counts ? "0" : undefined,
    data: { ref: refs.join(" ") || undefined, role: known },
  });
}

/** Show the text. */
export function tell({ text, spans = [] }) {
  const pieces = [];
  let done = 0;
  const kept = apart(spans);
  for (const span of kept) {
    pieces.push(text.slice(done, span.start), mark(text, span));
    done = span.end;
  }
  fill(byId("story"), ...pieces, text.slice(done));
  const present = new Set(kept.map((span) => (ROLES.includes(span.role) ? span.role : "rel")));
  const items = ROLES.filter((role) => present.has(role));
  fill(
    byId("legend"),
    items.map((role) => el("li", {}, el("span", { class: `role ${role}`, text: t(`role.${role}`) }))),
  );
}

const NUMBER = /\d+(?:\.\d+)?(?:\/\d+)?%?/g;

/** The numbers of the text and the refs they carry: [{number: "70", refs: ["q3", …]}]. */
export const numbers = ({ text, spans = [] }) =>
  spans
    .map(({ start, end, refs = [] }) => ({ number: text.slice(start, end).match(NUMBER)?.[0], refs }))
    .filter(({ number, refs }) => number && refs.length);

const nodes = (refs) => refs.filter((ref) => ref.startsWith("v:")).map((ref) => ref.slice(0, ref.lastIndexOf(".")));
const meet = (some, others) => some.some((one) => others.includes(one));

/** Which of the text's numbers this is: of the same value, and of what the sentence or its owners speak of. */
function origin(number, refs, known) {
  const same = known.filter((one) => one.number === number);
  return same.find((one) => meet(one.refs, refs)) ?? same.find((one) => meet(nodes(one.refs), nodes(refs)));
}

/** A sentence or a calculation, its numbers linked to those of the text that they are. */
export function linked(sentence, refs, known) {
  const pieces = [];
  let done = 0;
  for (const { 0: number, index } of sentence.matchAll(NUMBER)) {
    const from = origin(number, refs, known);
    if (!from) continue;
    pieces.push(sentence.slice(done, index), el("span", { class: "number", text: number, data: { ref: from.refs.join(" ") } }));
    done = index + number.length;
  }
  return [...pieces, sentence.slice(done)];
}
