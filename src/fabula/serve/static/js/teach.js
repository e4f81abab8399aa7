// The teacher's page. The key stays in this tab (sessionStorage) and goes with it; it never enters an address.

import { file, get, patch, post, remove } from "./api.js";
import { byId, copy, el, fill, show } from "./dom.js";
import { save } from "./files.js";
import { has, lang, languageSwitch, speak, t, themeSwitch } from "./i18n.js";
import { report } from "./overview.js";
import { write } from "./place.js";
import { problemSet } from "./problemset.js";
import { secret } from "./secrets.js";

const PAGE = 200; // attempts read at once
let room = null; // {code, key}
let shown = null; // {overview, attempts}
let made = null; // a class that was created just now, with its key

const say = (words) => {
  byId("live").textContent = words;
};

function fail(fault) {
  const words = has(`error.${fault.code}`) ? t(`error.${fault.code}`) : fault.message;
  fill(byId("trouble"), el("strong", { text: t("error.title") }), " ", words);
  show(byId("trouble"));
}

/** Do something, and say so if it does not work. */
async function attempt(action) {
  show(byId("trouble"), false);
  try {
    await action();
  } catch (fault) {
    fail(fault);
  }
}

const headers = () => ({ "X-Teacher-Key": room.key });
const path = (rest = "") => `/v1/classes/${encodeURIComponent(room.code)}${rest}`;
const pupilLink = (code) => location.origin + "/" + write({ mode: "practice", classCode: code });

const remembered = {
  get: () => {
    try {
      return JSON.parse(sessionStorage.getItem("fabula.room"));
    } catch {
      return null;
    }
  },
  set: (value) => {
    try {
      if (value) sessionStorage.setItem("fabula.room", JSON.stringify(value));
      else sessionStorage.removeItem("fabula.room");
    } catch {
      /* the key must be entered again after a reload */
    }
  },
};

function showMade() {
  show(byId("made"), Boolean(made));
  if (!made) return fill(byId("made"));
  fill(
    byId("made"),
    el("h2", { id: "made-title", tabindex: "-1", text: `${t("teach.made")} · ${made.name}` }),
    el("p", { class: "fine", text: t("teach.once") }),
    el("dl", { class: "secrets" }, secret("teach.code", made.code, say), secret("teach.key", made.teacher_key, say), secret("teach.pupilLink", pupilLink(made.code), say)),
    el("button", { type: "button", class: "primary", id: "enter", text: t("teach.goto"), on: { click: () => attempt(() => enter(made.code, made.teacher_key)) } }),
  );
}

async function create() {
  made = await post("/v1/classes", { name: byId("name").value.trim() });
  byId("create").reset();
  showMade();
  byId("made-title").focus();
}

async function everything() {
  const attempts = [];
  for (;;) {
    const page = await get(path(`/attempts?limit=${PAGE}&offset=${attempts.length}`), { headers: headers() });
    attempts.push(...page.attempts);
    if (!page.attempts.length || attempts.length >= page.total) return attempts;
  }
}

async function load() {
  shown = { overview: await get(path(), { headers: headers() }), attempts: await everything() };
  showClass();
}

async function enter(code, key) {
  const before = room;
  room = { code: code.trim(), key: key.trim() };
  try {
    await load();
  } catch (fault) {
    room = before;
    throw fault;
  }
  remembered.set(room);
  made = null;
  showMade();
  byId("class-title").focus();
}

function leave() {
  room = shown = null;
  remembered.set(null);
  byId("open").reset();
  showClass();
}

async function download(format) {
  const { name, blob } = await file(path(`/export?format=${format}`), { headers: headers() });
  save(blob, name);
}

/** Ask before deleting; with `typed`, that word must be typed first. */
function sure(question, typed = "") {
  const dialog = byId("confirm");
  const [field, yes] = [byId("confirm-code"), byId("confirm-yes")];
  const same = () => field.value.trim().toUpperCase() === typed.toUpperCase();
  byId("confirm-text").textContent = question;
  show(byId("confirm-label"), Boolean(typed));
  field.value = "";
  field.placeholder = typed;
  field.oninput = () => {
    yes.disabled = !same();
  };
  yes.disabled = Boolean(typed);
  dialog.returnValue = "cancel";
  dialog.showModal();
  return new Promise((done) => {
    dialog.addEventListener("close", () => done(dialog.returnValue === "yes" && same()), { once: true });
  });
}

async function deleteClass() {
  if (!(await sure(t("teach.confirm"), shown.overview.code))) return;
  await remove(path(), { headers: headers() });
  leave();
  say(t("teach.deleted"));
}

/** Nobody begins in a closed class; what was done stays. */
async function close(closed) {
  await patch(path(), { closed }, { headers: headers() });
  await load();
}

async function forget(nickname) {
  if (!(await sure(t("teach.confirmPupil", { name: nickname })))) return;
  await remove(path(`/pupils/${encodeURIComponent(nickname)}`), { headers: headers() });
  say(t("teach.deleted"));
  await load();
}

function showClass() {
  show(byId("class"), Boolean(shown));
  show(byId("entrance"), !shown);
  if (!shown) return fill(byId("class"));
  const { overview, attempts } = shown;
  const button = (key, action, kind = "") =>
    el("button", { type: "button", class: `ghost ${kind}`, text: t(`teach.${key}`), data: { act: key }, on: { click: () => attempt(action) } });
  fill(
    byId("class"),
    el(
      "div",
      { class: "class-head" },
      el("div", {}, el("h1", { id: "class-title", tabindex: "-1", text: overview.name }), el("p", { text: `${t("teach.code")} ${overview.code}` })),
      el(
        "div",
        { class: "row" },
        button("copyLink", async () => say((await copy(pupilLink(overview.code))) ? t("teach.copied") : pupilLink(overview.code))),
        button("refresh", load),
        button(overview.closed ? "reopen" : "close", () => close(!overview.closed)),
        button("csv", () => download("csv")),
        button("jsonl", () => download("jsonl")),
        button("delete", deleteClass, "danger"),
        button("leave", async () => leave()),
      ),
    ),
    overview.closed ? el("p", { class: "notice", text: t("teach.isClosed") }) : null,
    problemSet({ path, headers, attempt, say }),
    ...report(overview, attempts, (nickname) => attempt(() => forget(nickname))),
  );
}

function onSubmit(id, action) {
  byId(id).addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(action);
  });
}

async function main() {
  await speak(lang());
  languageSwitch(byId("lang"), () => {
    showMade();
    showClass();
  });
  themeSwitch(byId("theme"));
  onSubmit("create", create);
  onSubmit("open", () => enter(byId("code").value, byId("key").value));
  const before = remembered.get();
  if (before) await enter(before.code, before.key).catch(leave);
  document.documentElement.dataset.ready = "";
}

main();
