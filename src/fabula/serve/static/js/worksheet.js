// The page that makes worksheets: a teacher picks kinds, looks, swaps single problems, takes the files or hands the
// set to a class. A sheet is a list of codes behind the `#`; nothing of it is stored.

import { get, post } from "./api.js";
import { byId, el, fill, show } from "./dom.js";
import { has, lang, languageSwitch, speak, t, themeSwitch } from "./i18n.js";
import { drawing } from "./pictures.js";
import { handOut } from "./handout.js";
import { files } from "./sheetfiles.js";
import { stacked } from "./working.js";

const GRADES = [1, 2, 3, 4, 5, 6];
const MOST = 30;
const sheet = { problems: [], seen: new Set(), kinds: [], formats: [], lacking: 0 };

const say = (words) => {
  byId("live").textContent = words;
};

function fail(fault) {
  const words = has(`error.${fault.code}`) ? t(`error.${fault.code}`) : fault.message;
  fill(byId("trouble"), el("strong", { text: t("error.title") }), " ", words);
  show(byId("trouble"));
  byId("trouble").scrollIntoView({ block: "nearest" });
}

/** Do something, and say so if it does not work; a button that asks twice is heard once. */
async function attempt(action, button = null) {
  if (button?.getAttribute("aria-busy")) return;
  show(byId("trouble"), false);
  button?.setAttribute("aria-busy", "true");
  try {
    await action();
  } catch (fault) {
    fail(fault);
  } finally {
    button?.removeAttribute("aria-busy");
  }
}

// --- what is wanted ---

const grades = () => [Number(byId("low").value), Math.max(Number(byId("low").value), Number(byId("high").value))];
const chosen = () => [...byId("kinds").querySelectorAll("input:checked:not(:disabled)")].map((box) => box.value);
const anySeed = () => crypto.getRandomValues(new Uint32Array(1))[0] % 2 ** 31;

function order(changes) {
  return { grades: grades(), kinds: chosen(), distractors: Number(byId("distractors").value), lang: lang(), seed: anySeed(), avoid: [...sheet.seen].slice(-200), ...changes };
}

function gradeChoices(id, first) {
  const now = Number(byId(id).value) || first;
  fill(byId(id), GRADES.map((grade) => el("option", { value: grade, selected: grade === now, text: t("sheet.grade", { n: grade }) })));
}

function kindChoices() {
  const before = new Set(chosen());
  const [, high] = grades();
  const chip = ({ kind, name, grade }) =>
    el(
      "label",
      { class: "chip" },
      el("input", { type: "checkbox", value: kind, checked: before.has(kind), disabled: grade > high }),
      el("span", { text: name }),
      el("small", { text: t("sheet.gradeShort", { n: grade }) }),
    );
  fill(byId("kinds"), sheet.kinds.map(chip));
}

// --- what there is ---

const codes = () => sheet.problems.map((one) => one.code);

function remember() {
  const fields = new URLSearchParams({ codes: codes().join(",") });
  history.replaceState(null, "", sheet.problems.length ? `#${fields}` : location.pathname);
}

/** Problems as drawn; `wanted` of them were asked for. */
function keep(problems, wanted = 0) {
  sheet.lacking = problems.length < wanted ? wanted : 0;
  sheet.problems = problems;
  for (const { code } of problems) sheet.seen.add(code);
  remember();
  render();
}

async function draw() {
  const count = Number(byId("count").value);
  const { problems } = await post("/v1/worksheets", order({ count }));
  keep(problems, count);
  say(t("sheet.drawn", { n: problems.length }));
  byId("sheet-title").focus();
  byId("sheet").scrollIntoView({ block: "start" });
}

/** Another problem of the same kind in this place. */
async function swap(place) {
  const { kind, grade } = sheet.problems[place];
  const { problems } = await post("/v1/worksheets", order({ count: 1, kinds: [kind], grades: [Math.min(grade, grades()[0]), grade] }));
  keep(sheet.problems.with(place, problems[0]));
  say(t("sheet.swapped", { n: place + 1 }));
  focusOn(place, "swap");
}

/** One more, of any of the chosen kinds. */
async function more() {
  const { problems } = await post("/v1/worksheets", order({ count: 1 }));
  keep([...sheet.problems, ...problems]);
  focusOn(sheet.problems.length - 1, "swap");
}

function drop(place) {
  keep(sheet.problems.toSpliced(place, 1));
  if (sheet.problems.length) focusOn(Math.min(place, sheet.problems.length - 1), "drop");
}

function move(place, by) {
  const there = place + by;
  const list = [...sheet.problems];
  [list[place], list[there]] = [list[there], list[place]];
  keep(list);
  focusOn(there, by < 0 ? "up" : "down");
}

function focusOn(place, act) {
  const buttons = byId("problems").children[place];
  (buttons.querySelector(`[data-act=${act}]:not(:disabled)`) ?? buttons.querySelector("button"))?.focus();
}

function worked(one) {
  const step = ({ text, reason }) => el("li", {}, el("span", {}, stacked(text)), reason ? el("small", { class: "reason" }, stacked(reason)) : null);
  return el(
    "details",
    { class: "worked" },
    el("summary", { text: t("sheet.solution") }),
    el("ol", {}, one.steps.map(step)),
    el("p", { class: "reply", text: one.reply }),
    one.picture ? el("div", { class: "picture", tabindex: "0", role: "group", "aria-label": t("sheet.picture") }, drawing(one.picture)) : null,
  );
}

function problem(one, place) {
  const last = sheet.problems.length - 1;
  const button = (act, words, action, disabled = false) =>
    el("button", { type: "button", class: "ghost", text: words, disabled, "aria-label": t(`sheet.${act}`, { n: place + 1 }), title: t(`sheet.${act}`, { n: place + 1 }), data: { act }, on: { click: (event) => attempt(() => action(), event.currentTarget) } });
  return el(
    "li",
    { class: "card problem-card" },
    el("p", { class: "about" }, el("strong", { text: one.name }), ` ${t("sheet.gradeShort", { n: one.grade })}`, el("code", { text: one.code })),
    el("p", { class: "story", lang: "zh-CN" }, stacked(one.text)),
    worked(one),
    el(
      "p",
      { class: "row acts" },
      button("swap", t("sheet.swapButton"), () => swap(place)),
      button("up", "↑", async () => move(place, -1), place === 0),
      button("down", "↓", async () => move(place, 1), place === last),
      button("drop", "✕", async () => drop(place)),
    ),
  );
}

function render() {
  show(byId("sheet"), sheet.problems.length > 0);
  if (!sheet.problems.length) return fill(byId("sheet"));
  const again = sheet.problems.length < MOST ? el("button", { type: "button", class: "ghost", id: "more", text: t("sheet.more"), on: { click: (event) => attempt(more, event.currentTarget) } }) : null;
  fill(
    byId("sheet"),
    el("h2", { id: "sheet-title", tabindex: "-1", text: t("sheet.problems", { n: sheet.problems.length }) }),
    sheet.lacking ? el("p", { class: "fine", id: "lacking", text: t("sheet.lacking", { n: sheet.lacking }) }) : null,
    el("ol", { id: "problems", class: "problems" }, sheet.problems.map(problem)),
    el("p", { class: "row" }, again),
    files({ codes: codes(), formats: sheet.formats }),
    handOut({ problems: sheet.problems, attempt, say }),
  );
}

async function fromAddress() {
  const wanted = (new URLSearchParams(location.hash.slice(1)).get("codes") ?? "").split(",").filter(Boolean).slice(0, MOST);
  if (!wanted.length) return;
  keep((await post("/v1/worksheets/problems", { codes: wanted, lang: lang() })).problems);
}

async function words() {
  Object.assign(sheet, await get(`/v1/worksheets/kinds?lang=${lang()}`));
  gradeChoices("low", 3);
  gradeChoices("high", 6);
  kindChoices();
}

async function main() {
  await speak(lang());
  languageSwitch(byId("lang"), () => attempt(async () => {
    await words();
    await fromAddress();
  }));
  themeSwitch(byId("theme"));
  for (const id of ["low", "high"]) byId(id).addEventListener("change", kindChoices);
  byId("order").addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(draw, byId("draw"));
  });
  await attempt(words);
  await attempt(fromAddress);
  document.documentElement.dataset.ready = "";
}

main();
