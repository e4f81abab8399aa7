// The problem set of a class: the teacher writes it, the solver tries each problem, the teacher says what is meant.

import { get, put } from "./api.js";
import { byId, el, fill } from "./dom.js";
import { lang, t } from "./i18n.js";

const chosen = new Map(); // text → reading that the teacher means

function verdict(problem, number, again) {
  const choices = problem.readings.map((one) =>
    el(
      "label",
      { class: "reading" },
      el("input", { type: "radio", name: `reading-${problem.text}`, checked: chosen.get(problem.text) === one.reading, on: { change: () => { chosen.set(problem.text, one.reading); again(); } } }),
      el("span", { text: one.difference }),
    ),
  );
  return el(
    "li",
    { class: `set-problem ${problem.state}`, value: number },
    el("p", { class: "story", lang: "zh-CN", text: problem.text }),
    el("p", { class: "fine", text: t(`set.${problem.state}`) }),
    choices.length ? el("fieldset", { class: "readings" }, el("legend", { class: "unseen", text: t("set.which_reading") }), choices) : null,
  );
}

/** The texts: one a line, or paragraphs with empty lines between them if there are any. */
const split = (words) => words.split(/\n\s*\n/.test(words.trim()) ? /\n\s*\n/ : /\n/).map((text) => text.trim()).filter(Boolean);

/** The section of the teacher's page; `path` and `headers` reach the class, `attempt` says what went wrong. */
export function problemSet({ path, headers, attempt, say }) {
  const area = el("textarea", { id: "set-text", rows: "5", lang: "zh-CN", spellcheck: "false", "aria-describedby": "set-help" });
  const found = el("ol", { id: "set-found", class: "set-found", "aria-live": "polite" });
  const save = async () => {
    const problems = split(area.value).map((text) => ({ text, ...(chosen.has(text) ? { reading: chosen.get(text) } : {}) }));
    const checked = await put(path("/problems"), { problems, lang: lang() }, { headers: headers() });
    const open = checked.problems.map((one, at) => (one.state === "ready" ? null : verdict(one, at + 1, () => attempt(save))));
    fill(found, open.filter(Boolean));
    say(t(checked.kept ? "set.kept" : "set.notKept"));
    byId("set-state").textContent = t(checked.kept ? "set.kept" : "set.notKept");
  };
  get(path("/problems")).then(({ problems }) => {
    if (!area.value) area.value = problems.map((one) => one.text).join("\n"); // unless somebody was faster
  }, () => {});
  return el(
    "section",
    { class: "card problem-set", "aria-labelledby": "set-title" },
    el("h2", { id: "set-title", text: t("set.title") }),
    el("p", { id: "set-help", class: "fine", text: t("set.help") }),
    el("label", {}, el("span", { class: "unseen", text: t("set.title") }), area),
    el("p", { class: "row" }, el("button", { type: "button", class: "primary", id: "set-save", text: t("set.save"), on: { click: () => attempt(save) } }), el("span", { id: "set-state", class: "fine" })),
    el("p", { class: "fine" }, el("a", { href: "/worksheet", text: t("sheet.fromSheet") })),
    found,
  );
}
