// Practice: the pupil writes steps, each is checked; hints climb a ladder. The solution is never asked for
// here, so nothing can be seen early. The server remembers the attempt; this browser remembers the dialogue.

import { get, post } from "./api.js";
import { byId, el, fill, kept, show } from "./dom.js";
import { lang, t } from "./i18n.js";
import { keyRow } from "./keys.js";
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
  byId("class-code").onchange = classProblems;
  classProblems();
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
      id: "say",
      on: {
        submit: (event) => {
          event.preventDefault();
          check(input);
        },
      },
    },
    keyRow(input),
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
    el("h1", { id: "practice-title", class: "unseen", text: t("nav.practice") }),
    el("p", { class: "story", lang: "zh-CN", text: attempt.text }),
    attempt.log.length ? log : el("p", { class: "fine start", text: t("practice.begin") }),
    attempt.solved ? finished() : form(),
    el(
      "p",
      { class: "row ways-out" },
      el("button", { type: "button", class: "link", text: t("practice.over"), on: { click: () => start(attempt.text, attempt.meant) } }),
      el("button", { type: "button", class: "link", text: t("practice.other"), on: { click: drop } }),
      el("button", { type: "button", class: "link", id: "leave", text: t("practice.leave"), on: { click: leave } }),
    ),
  );
}

function add(entry) {
  show(byId("trouble"), false);
  attempt.log.push(entry);
  keep();
  render();
  byId("step")?.focus({ preventScroll: true });
  reveal(byId("practice").querySelector(".dialogue li:last-child"));
}

/** Bring what was said last into view, above the bar that stands at the bottom. */
function reveal(node) {
  if (!node) return;
  const bar = byId("say")?.offsetHeight ?? 0;
  node.style.scrollMarginBottom = `${bar + 16}px`;
  node.scrollIntoView({ block: "nearest" });
}

let asking = false; // one Enter, one submission

async function check(input) {
  const step = input.value.trim();
  if (!step || asking) return;
  asking = true;
  try {
    const said = await post(`/v1/attempts/${attempt.id}/steps`, { step }, { headers: headers() });
    if (said.verdict === "answer") attempt.solved = true;
    add({ who: "pupil", text: step, verdict: said.verdict, message: said.message });
  } catch (fault) {
    lost(fault);
  } finally {
    asking = false;
  }
}

async function hint() {
  if (asking) return;
  asking = true;
  try {
    const said = await post(`/v1/attempts/${attempt.id}/hints`, {}, { headers: headers() });
    attempt.lastHint = Boolean(said.last);
    add({ who: "hint", level: said.level, text: said.text, svg: said.svg ?? null });
  } catch (fault) {
    lost(fault);
  } finally {
    asking = false;
  }
}

/** For the next pupil at this computer: nothing of this one stays in the browser or in the address. */
function leave() {
  attempt = null;
  for (const name of ["attempt", "pupil"]) kept.set(name, null);
  for (const id of ["text", "class-code", "nickname"]) byId(id).value = "";
  fill(byId("class-problems"));
  page.forget();
  render();
  page.say(t("practice.left"));
  byId("text").focus();
}

/** The problems that the class works on, as buttons; nothing if there is no such class or no set. */
export async function classProblems() {
  const code = classCode();
  const box = byId("class-problems");
  if (!/^[A-Za-z0-9-]{8,20}$/.test(code)) return fill(box);
  const found = await get(`/v1/classes/${encodeURIComponent(code)}/problems`).catch(() => null);
  if (!found?.problems.length) return fill(box);
  const items = found.problems.map(({ number, text }) =>
    el("li", {}, el("button", { type: "button", class: "ghost choice", lang: "zh-CN", text, on: { click: () => start(text, { problem: number }) } })),
  );
  fill(box, el("h2", { text: t("practice.set", { name: found.name }) }), el("ol", { class: "choices" }, items));
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

/** Not clear what is meant: the pupil says which reading it is, or that it is none of them. */
function choose(text, offered) {
  const none = () => {
    drop();
    page.fail({ code: "cannot_help", message: "" });
  };
  const option = (one, words, chosen) => el("button", { type: "button", class: "ghost choice", text: words, on: { click: chosen } });
  fill(
    byId("practice"),
    el("h1", { id: "practice-title", class: "which", text: t("practice.which") }),
    el("p", { class: "story", lang: "zh-CN", text }),
    el("p", { class: "fine", text: t("practice.whichWhy") }),
    el(
      "ul",
      { class: "choices" },
      offered.map((one) => el("li", {}, option(one, one.difference, () => start(text, { reading: one.reading })))),
      el("li", {}, option(null, t("practice.none"), none)),
    ),
  );
  show(byId("practice"));
  document.body.classList.add("practising");
  byId("practice").querySelector("button").focus();
  page.say(t("practice.which"));
}

/** Begin with a text, or with a problem of the class's set; `meant` has the reading or the teacher's edits. */
export async function start(text, meant = {}) {
  const about = { classCode: classCode(), nickname: byId("nickname").value.trim() };
  kept.set("pupil", about.classCode || about.nickname ? about : null);
  show(byId("trouble"), false);
  try {
    const { id, token, ...begun } = await post("/v1/attempts", {
      ...(meant.problem ? { problem: meant.problem } : { text, ...meant }),
      lang: lang(),
      ...(about.classCode ? { class_code: about.classCode, nickname: about.nickname || t("practice.nobody") } : {}),
    });
    attempt = { id, token, text: begun.text, meant, log: [], solved: false, lastHint: false };
    keep();
    render();
    byId("step").focus();
    page.say(t("practice.begin"));
  } catch (fault) {
    if (fault.code === "which_reading") choose(text, fault.readings);
    else page.fail(fault);
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
