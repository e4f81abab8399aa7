// What a class did: figures, problems with their slips and the places where people are stuck, and the pupils.

import { el } from "./dom.js";
import { t } from "./i18n.js";
import { pupilTable, slipName } from "./pupils.js";

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
