// The pupils of a class: how many each has tried, and on demand every line that was written.

import { el } from "./dom.js";
import { has, t } from "./i18n.js";

const COLUMNS = ["teach.pupil", "teach.tried", "teach.solved", "teach.hints", "teach.wrong"];
const MARKS = { right: "✓", answer: "✓", wrong: "✗", unclear: "…" };

export const slipName = (slip) => (has(`slip.${slip}`) ? t(`slip.${slip}`) : slip.replaceAll("_", " "));

/** Everything by nickname: [{nickname, attempts, solved, hints, wrong, made}]. */
function byPupil(attempts) {
  const pupils = new Map();
  for (const attempt of attempts) {
    const { nickname, solved, hints, steps } = attempt;
    const one = pupils.get(nickname) ?? { nickname, attempts: 0, solved: 0, hints: 0, wrong: 0, made: [] };
    one.attempts += 1;
    one.solved += solved ? 1 : 0;
    one.hints += hints.length;
    one.wrong += steps.filter((step) => step.verdict === "wrong").length;
    one.made.push(attempt);
    pupils.set(nickname, one);
  }
  return [...pupils.values()].sort((a, b) => a.nickname.localeCompare(b.nickname, "zh"));
}

/** What was written and taken, in its order: a hint stands before the step that followed it. */
function line({ step, verdict, slip }) {
  const verdictName = t(`verdict.${verdict}`);
  return el(
    "li",
    {},
    el("span", { class: "mark", "aria-hidden": "true", text: MARKS[verdict] ?? "" }),
    el("span", { class: "unseen", text: verdictName }),
    " ",
    el("code", { text: step }),
    slip ? ` · ${slipName(slip)}` : "",
  );
}

function way({ text, solved, steps, hints }) {
  const lines = [];
  for (let at = 0; at <= steps.length; at += 1) {
    const taken = hints.filter((hint) => hint.after_step === at).length;
    if (taken) lines.push(el("li", { class: "taken", text: t("teach.tookHints", { n: taken }) }));
    if (at < steps.length) lines.push(line(steps[at]));
  }
  return el("div", { class: "way" }, el("p", { lang: "zh-CN" }, text, solved ? el("strong", { text: ` ${t("teach.solved")}` }) : null), lines.length ? el("ol", {}, lines) : el("p", { text: t("teach.none") }));
}

function rows(one, forget) {
  const cell = (value) => el("td", { class: "count", text: value });
  const button = el("button", { type: "button", class: "link", text: t("teach.deletePupil"), on: { click: () => forget(one.nickname) } });
  const name = one.nickname || t("teach.unnamed");
  return [
    el("tr", {}, el("th", { scope: "row", text: name }), [one.attempts, one.solved, one.hints, one.wrong].map(cell), el("td", {}, one.nickname ? button : null)),
    el("tr", { class: "lines" }, el("td", { colspan: COLUMNS.length + 1 }, el("details", {}, el("summary", { text: t("teach.lines", { name }) }), one.made.map(way)))),
  ];
}

/** Everybody in a table. */
export function pupilTable(attempts, forget) {
  return el(
    "div",
    { class: "scroll" },
    el(
      "table",
      { id: "pupils" },
      el("thead", {}, el("tr", {}, COLUMNS.map((key) => el("th", { scope: "col", text: t(key) })), el("th", {}, el("span", { class: "unseen", text: t("teach.deletePupil") })))),
      el("tbody", {}, byPupil(attempts).flatMap((one) => rows(one, forget))),
    ),
  );
}
