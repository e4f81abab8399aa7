// The page as a whole: it keeps one state (text, reading, edits, mode), asks the server for its view, shows it,
// and writes the state into the address.

import { adjust, listenToPictures } from "./adjust.js";
import { get, post } from "./api.js";
import { byId, el, fill, show } from "./dom.js";
import { examples } from "./examples.js";
import { buttons } from "./files.js";
import { has, lang, languageSwitch, speak, t, themeSwitch } from "./i18n.js";
import { listen } from "./link.js";
import { draw } from "./pictures.js";
import { isCode, read, write } from "./place.js";
import * as practice from "./practice.js";
import { tell } from "./story.js";
import { readings, short, work } from "./working.js";

const state = { text: "", reading: 0, edits: [], notes: [], mode: "solve", view: null, before: null };
let asking = null;

const say = (words) => {
  byId("live").textContent = words;
};

const ask = () => ({ text: state.text, lang: lang(), reading: state.reading, edits: state.edits });
const address = () => location.origin + location.pathname + write({ ...state, lang: lang() });

function remember(push = false) {
  const hash = write({ ...state, classCode: practice.classCode() });
  if (push) history.pushState(null, "", hash);
  else history.replaceState(null, "", hash);
}

/** A refusal in words: ours for those we know, else the server's. */
const because = (fault) => (has(`error.${fault.code}`) ? t(`error.${fault.code}`) : fault.message);

function fail(fault) {
  if (fault.name === "AbortError") return;
  const box = byId("trouble");
  fill(box, el("strong", { text: t("error.title") }), " ", because(fault));
  show(box);
  say(because(fault));
}

function render() {
  const { view } = state;
  tell(view);
  draw(view.pictures);
  work(view, state.edits.length > 0);
  readings(view, {
    chosen: state.reading,
    changed: state.edits.length > 0,
    choose: (index) => go({ reading: index, edits: [], notes: [] }),
  });
  adjust({
    view,
    edits: state.edits,
    notes: state.notes,
    before: state.before,
    changed: (edit, note) => go({ edits: [...state.edits, edit], notes: [...state.notes, note] }),
    undo: () => go({ edits: state.edits.slice(0, -1), notes: state.notes.slice(0, -1) }),
    reset: () => go({ edits: [], notes: [] }),
  });
  for (const id of ["story-card", "pictures-card", "files-card"]) show(byId(id), !view.error);
  show(byId("solution"));
  show(byId("result"));
  document.body.classList.add("answered");
  say(`${t(`status.${view.status}`)} ${short(view.answer) || view.error?.message || ""}`);
}

async function request() {
  asking?.abort();
  asking = new AbortController();
  byId("result").setAttribute("aria-busy", "true");
  try {
    const { signal } = asking;
    if (!state.edits.length) return await post("/v1/view", ask(), { signal });
    state.before ??= (await post("/v1/view", { ...ask(), edits: [] }, { signal })).answer;
    return await post("/v1/adjust", ask(), { signal });
  } finally {
    byId("result").removeAttribute("aria-busy");
  }
}

/** Go to another state and show it; if the server refuses, stay where we were. */
async function go(changes, { push = false } = {}) {
  const back = { ...state };
  Object.assign(state, changes);
  if ("text" in changes || "reading" in changes) state.before = null;
  show(byId("trouble"), false);
  try {
    state.view = await request();
    if (!state.edits.length) state.before = state.view.answer;
    render();
    remember(push);
  } catch (fault) {
    if (fault.name === "AbortError") return;
    if (back.view && back.text === state.text) Object.assign(state, back);
    else show(byId("solution"), false);
    fail(fault);
  }
}

let under = ""; // the text whose answer is awaited: one Enter, one submission

async function submit() {
  const text = byId("text").value.trim();
  if (!text) return byId("text").focus();
  if (text === under) return;
  under = text;
  await submitted(text).finally(() => {
    under = "";
  });
}

async function submitted(text) {
  byId("examples-box").open = false;
  if (isCode(text)) return fromSheet(text);
  if (state.mode === "practice") {
    state.text = text;
    remember();
    await practice.start(text, meant(text));
    return;
  }
  await go({ text, reading: 0, edits: [], notes: [] }, { push: true });
  byId("result").scrollIntoView({ block: "start", behavior: "auto" });
}

/** A problem of a worksheet, by its code: it is practised, in the reading that is meant. */
async function fromSheet(code) {
  setMode("practice");
  show(byId("trouble"), false);
  try {
    const { text, reading } = await get(`/v1/worksheets/problems/${encodeURIComponent(code)}`);
    byId("text").value = text;
    Object.assign(state, { text, reading: 0, edits: [] });
    remember();
    await practice.start(text, { reading });
  } catch (fault) {
    fail(fault);
  }
}

/** What a reader has chosen or changed for this text holds for practice, too. */
function meant(text) {
  if (text !== state.text && text !== state.view?.text) return {};
  const { reading, edits } = state;
  return edits.length ? { reading, edits } : reading ? { reading } : {};
}

function setMode(mode) {
  state.mode = mode;
  show(byId("trouble"), false);
  document.body.dataset.mode = mode;
  for (const button of document.querySelectorAll(".modes [data-mode]"))
    button.setAttribute("aria-pressed", String(button.dataset.mode === mode));
  for (const node of document.querySelectorAll("[data-mode-only]")) show(node, node.dataset.modeOnly === mode);
  show(byId("result"), mode === "solve" && Boolean(state.view));
  practice.showIf(mode === "practice");
}

/** From practice to the full solution, and from the solution to practice, with the same text. */
async function enter(mode, text = byId("text").value.trim()) {
  setMode(mode);
  if (text) byId("text").value = text;
  if (mode === "solve" && text && text !== state.view?.text) await go({ text, reading: 0, edits: [], notes: [] });
  else if (mode === "solve" && state.view) render();
  remember();
}

async function fromAddress() {
  const { text, reading, edits, mode, problem, classCode } = read();
  setMode(mode);
  practice.init({ fail, say, because, forget, solution: (words) => enter("solve", words), classCode });
  byId("text").value = text;
  if (isCode(problem)) {
    byId("examples-box").open = false;
    await fromSheet(problem);
  } else if (mode === "practice") {
    Object.assign(state, { text, reading, edits });
    await practice.resume(text);
  } else if (text) {
    byId("examples-box").open = false;
    await go({ text, reading, edits, notes: [] });
  } else {
    asking?.abort(); // Back to the beginning: no text, no result
    Object.assign(state, { text, reading: 0, edits: [], notes: [], view: null });
    show(byId("result"), false);
    show(byId("solution"), false);
    document.body.classList.remove("answered");
    byId("examples-box").open = true;
  }
}

/** Nothing of what was done stays in the address or on the page. */
function forget() {
  Object.assign(state, { text: "", reading: 0, edits: [], notes: [], view: null, before: null });
  history.replaceState(null, "", write({ mode: state.mode }));
  show(byId("result"), false);
}

function keys(event) {
  if (event.key !== "Enter" || event.isComposing || event.shiftKey) return;
  event.preventDefault();
  byId("ask").requestSubmit();
}

async function languageChanged() {
  await examples(pick);
  buttons({ ask, address, say, fail });
  practice.translated();
  if (state.view && state.mode === "solve") await go({});
}

function pick(text) {
  byId("text").value = text;
  byId("ask").requestSubmit();
}

async function main() {
  await speak(lang());
  languageSwitch(byId("lang"), languageChanged);
  themeSwitch(byId("theme"));
  listen();
  listenToPictures();
  byId("ask").addEventListener("submit", (event) => {
    event.preventDefault();
    submit();
  });
  byId("text").addEventListener("keydown", keys);
  for (const button of document.querySelectorAll(".modes button"))
    button.addEventListener("click", () => enter(button.dataset.mode));
  window.addEventListener("popstate", fromAddress);
  window.addEventListener("fabula:waiting", ({ detail }) => say(t("wait.again", { n: detail.seconds })));
  buttons({ ask, address, say, fail });
  await examples(pick);
  await fromAddress();
  document.documentElement.dataset.ready = "";
}

main();
