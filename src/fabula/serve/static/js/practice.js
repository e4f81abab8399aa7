// Practice: the pupil writes steps, each is checked; hints climb a ladder. The solution is never asked for
// here, so nothing can be seen early. The server remembers the attempt; this browser remembers the dialogue.

import { get, post } from "./api.js";
import { byId, el, fill, kept, show } from "./dom.js";
import { lang, t } from "./i18n.js";
import { drawing } from "./pictures.js";

let page = null; // what main.js lends us: fail, say, because, solution
let attempt = null; // {id, token, text, log, solved, lastHint}

const SIGNS = { right: "✓", answer: "★", wrong: "✗", unclear: "…" };

/** The class code that steps are stored under, if one is given. */
export const classCode = () => byId("class-code").value.trim();

/** Called once, and again when the address changes. */
export function init(lent) {
  page = lent;
  const about = kept.get("pupil") ?? {};
  byId("class-code").value = lent.classCode || about.classCode || "";
  byId("nickname").value = about.nickname ?? "";
  if (lent.classCode) byId("class-box").open = true;
}

const keep = () => kept.set("attempt", attempt);
const headers = () => ({ "X-Attempt-Token": attempt.token });

/** What is said of a right step says already that it is right. */
const praised = ({ verdict, message }) => Boolean(message) && (verdict === "right" || verdict === "answer");

function bubble(entry) {
  if (entry.who === "hint") {
    const image = entry.svg ? drawing(entry.svg) : null;
    return el(
      "li",
      { class: "said hint" },
      el("p", { class: "who" }, t("practice.hintNumber", { n: entry.level })),
      el("p", { text: entry.text }),
      image ? el("div", { class: "picture", tabindex: "0" }, image) : null,
    );
  }
  const verdict = entry.verdict in SIGNS ? entry.verdict : "unclear";
  return el(
    "li",
    { class: `said step ${verdict}` },
    el("p", { class: "written", lang: "zh-CN", text: entry.text }),
    el(
      "p",
      { class: "verdict" },
      el("span", { class: "sign", "aria-hidden": "true", text: SIGNS[verdict] }),
      praised(entry) ? null : el("strong", { text: `${t(`verdict.${verdict}`)} ` }),
      entry.message ?? "",
    ),
  );
}

function form() {
  const input = el("input", {
    id: "step",
    class: "step-input",
    autocomplete: "off",
    maxlength: "200",
    placeholder: t("practice.placeholder"),
    "aria-label": t("practice.step"),
    spellcheck: "false",
    enterkeyhint: "send",
  });
  return el(
    "form",
    {
      class: "say",
      on: {
        submit: (event) => {
          event.preventDefault();
          check(input);
        },
      },
    },
    input,
    el("button", { type: "submit", class: "primary", text: t("practice.check") }),
    el("button", { type: "button", id: "hint", class: "ghost", disabled: attempt.lastHint, text: t(attempt.lastHint ? "practice.noMore" : "practice.hint"), on: { click: hint } }),
  );
}

function finished() {
  return el(
    "div",
    { class: "finished" },
    el("p", {}, el("strong", { text: t("practice.done") }), " ", t("practice.doneHow", { steps: count("pupil"), hints: count("hint") })),
    el("button", { type: "button", class: "primary", text: t("practice.solution"), on: { click: () => page.solution(attempt.text) } }),
  );
}

const count = (who) => attempt.log.filter((entry) => entry.who === who).length;

function render() {
  const box = byId("practice");
  showIf(document.body.dataset.mode === "practice");
  if (!attempt) return fill(box);
  const log = el("ol", { class: "dialogue", "aria-live": "polite", "aria-label": t("practice.dialogue") }, attempt.log.map(bubble));
  fill(
    box,
    el("h2", { id: "practice-title", class: "unseen", text: t("nav.practice") }),
    el("p", { class: "story", lang: "zh-CN", text: attempt.text }),
    attempt.log.length ? log : el("p", { class: "fine start", text: t("practice.begin") }),
    attempt.solved ? finished() : form(),
    el(
      "p",
      { class: "row ways-out" },
      el("button", { type: "button", class: "link", text: t("practice.over"), on: { click: () => start(attempt.text) } }),
      el("button", { type: "button", class: "link", text: t("practice.other"), on: { click: drop } }),
    ),
  );
}

function add(entry) {
  show(byId("trouble"), false);
  attempt.log.push(entry);
  keep();
  render();
  byId("practice").querySelector(".dialogue li:last-child")?.scrollIntoView({ block: "nearest" });
  byId("step")?.focus({ preventScroll: true });
}

async function check(input) {
  const step = input.value.trim();
  if (!step) return;
  try {
    const said = await post(`/v1/attempts/${attempt.id}/steps`, { step }, { headers: headers() });
    if (said.verdict === "answer") attempt.solved = true;
    add({ who: "pupil", text: step, verdict: said.verdict, message: said.message });
  } catch (fault) {
    lost(fault);
  }
}

async function hint() {
  try {
    const said = await post(`/v1/attempts/${attempt.id}/hints`, {}, { headers: headers() });
    attempt.lastHint = Boolean(said.last);
    add({ who: "hint", level: said.level, text: said.text, svg: said.svg ?? null });
  } catch (fault) {
    lost(fault);
  }
}

/** Leave this attempt; the text can be changed again. */
function drop() {
  attempt = null;
  kept.set("attempt", null);
  render();
  byId("text").focus();
}

/** The server may have forgotten the attempt (a new store, a deleted class): say so and begin again. */
function lost(fault) {
  if (fault.status !== 404 && fault.status !== 403) return page.fail(fault);
  drop();
  page.fail(fault);
}

/** Begin with a text. */
export async function start(text) {
  const about = { classCode: classCode(), nickname: byId("nickname").value.trim() };
  kept.set("pupil", about.classCode || about.nickname ? about : null);
  show(byId("trouble"), false);
  try {
    const { id, token } = await post("/v1/attempts", {
      text,
      lang: lang(),
      ...(about.classCode ? { class_code: about.classCode, nickname: about.nickname || t("practice.nobody") } : {}),
    });
    attempt = { id, token, text, log: [], solved: false, lastHint: false };
    keep();
    render();
    byId("step").focus();
    page.say(t("practice.begin"));
  } catch (fault) {
    page.fail(fault);
  }
}

/** After a reload: the attempt that was under way, if it is of this text (or no text is given). */
export async function resume(text) {
  const before = kept.get("attempt");
  if (!before || (text && before.text !== text)) return;
  attempt = before;
  byId("text").value = before.text;
  byId("examples-box").open = false;
  render();
  try {
    await get(`/v1/attempts/${attempt.id}`, { headers: headers() });
  } catch (fault) {
    lost(fault);
  }
}

/** The dialogue in practice, hidden otherwise; while one is under way it takes the place of the text field. */
export function showIf(practising) {
  show(byId("practice"), practising && Boolean(attempt));
  document.body.classList.toggle("practising", practising && Boolean(attempt));
}

/** The language has changed. */
export const translated = render;
