// Problems to start from, one group for each type.

import { get } from "./api.js";
import { byId, el, fill } from "./dom.js";
import { lang, t } from "./i18n.js";

const TYPES = ["journey", "task", "relation", "price"];
let problems = [];

const card = ({ text, en }, pick) =>
  el(
    "button",
    { type: "button", class: "example", on: { click: () => pick(text) } },
    el("span", { lang: "zh-CN", text }),
    lang() === "en" ? el("small", { text: en }) : null,
  );

/** Show them in the language of the page; `pick` gets the text of the one that is chosen. */
export async function examples(pick) {
  if (!problems.length) problems = await get("/static/examples.json");
  fill(
    byId("examples"),
    TYPES.map((type) =>
      el(
        "div",
        { class: `example-group ${type}`, role: "group", "aria-label": t(`type.${type}`) },
        el("h2", { text: t(`type.${type}`) }),
        problems.filter((problem) => problem.type === type).map((problem) => card(problem, pick)),
      ),
    ),
  );
}
