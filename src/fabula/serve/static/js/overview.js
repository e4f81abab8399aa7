// What a class did: figures, problems with their slips and the places where people are stuck, and the pupils.

import { el } from "./dom.js";
import { has, t } from "./i18n.js";

const slipName = (slip) => (has(`slip.${slip}`) ? t(`slip.${slip}`) : slip.replaceAll("_", " "));

const tile = (value, key) => el("div", { class: "card tile" }, el("strong", { text: value }), el("span", { text: t(key) }));

const slips = (list) =>
  list.length ? el("ul", {}, list.map(({ slip, count }) => el("li", { text: `${slipName(slip)} · ${t("teach.times", { n: count })}` }))) : el("p", { text: t("teach.none") });

function stuck(one) {
  const where = one.right_steps ? t("teach.afterSteps", { n: one.right_steps }) : t("teach.atStart");
  return el(
    "li",
    {},
    t("teach.stuckThere", { n: one.attempts, where }),
    one.deepest_hint ? ` · ${t("teach.deepest", { n: one.deepest_hint })}` : "",
    one.wrong.length ? el("div", {}, `${t("teach.wrote")} `, one.wrong.flatMap((step) => [el("code", { text: step }), " "])) : null,
  );
}

const finding = (key, content) => el("div", { class: "finding" }, el("h3", { text: t(key) }), content);

const count = (key, value) => el("span", {}, `${t(key)} `, el("strong", { text: value }));

function problem(one) {
  return el(
    "article",
    { class: "problem" },
    el("p", { lang: "zh-CN", text: one.text }),
    el(
      "div",
      { class: "counts" },
      count("teach.tried", one.attempts),
      count("teach.solved", one.solved),
      el("progress", { max: one.attempts, value: one.solved, "aria-label": t("teach.solved") }),
      count("teach.pupils", one.pupils),
      count("teach.steps", one.steps),
      count("teach.wrong", one.wrong),
      count("teach.hints", one.hints),
    ),
    el(
      "div",
      { class: "findings" },
      finding("teach.slips", slips(one.slips)),
      finding("teach.stuck", one.stuck.length ? el("ul", {}, one.stuck.map(stuck)) : el("p", { text: t("teach.nobodyStuck") })),
    ),
  );
}

/** Everything by nickname: [{nickname, attempts, solved, hints, wrong}]. */
export function byPupil(attempts) {
  const pupils = new Map();
  for (const { nickname, solved, hints, steps } of attempts) {
    const one = pupils.get(nickname) ?? { nickname, attempts: 0, solved: 0, hints: 0, wrong: 0 };
    one.attempts += 1;
    one.solved += solved ? 1 : 0;
    one.hints += hints.length;
    one.wrong += steps.filter((step) => step.verdict === "wrong").length;
    pupils.set(nickname, one);
  }
  return [...pupils.values()].sort((a, b) => a.nickname.localeCompare(b.nickname, "zh"));
}

function pupilRow(one, forget) {
  const cell = (value) => el("td", { class: "count", text: value });
  const button = el("button", { type: "button", class: "link", text: t("teach.deletePupil"), on: { click: () => forget(one.nickname) } });
  return el(
    "tr",
    {},
    el("th", { scope: "row", text: one.nickname || t("teach.unnamed") }),
    [one.attempts, one.solved, one.hints, one.wrong].map(cell),
    el("td", {}, one.nickname ? button : null),
  );
}

function pupilTable(attempts, forget) {
  const heads = ["teach.pupil", "teach.tried", "teach.solved", "teach.hints", "teach.wrong"];
  return el(
    "div",
    { class: "scroll" },
    el(
      "table",
      { id: "pupils" },
      el("thead", {}, el("tr", {}, heads.map((key) => el("th", { scope: "col", text: t(key) })), el("th", {}, el("span", { class: "unseen", text: t("teach.deletePupil") })))),
      el("tbody", {}, byPupil(attempts).map((one) => pupilRow(one, forget))),
    ),
  );
}

/** The whole overview, as elements. */
export function report(overview, attempts, forget) {
  const tiles = el(
    "div",
    { class: "tiles" },
    tile(overview.pupils, "teach.pupils"),
    tile(overview.problems.length, "teach.problems"),
    tile(overview.attempts, "teach.attempts"),
    tile(overview.solved, "teach.solved"),
    tile(overview.hints, "teach.hints"),
  );
  if (!overview.attempts) return [tiles, el("p", { class: "card", text: t("teach.nothing") })];
  return [
    tiles,
    el("section", { class: "card block" }, el("h2", { text: t("teach.slips") }), slips(overview.slips)),
    el("section", { class: "card block" }, el("h2", { text: t("teach.byProblem") }), overview.problems.map(problem)),
    el("section", { class: "card block" }, el("h2", { text: t("teach.byPupil") }), pupilTable(attempts, forget)),
  ];
}
