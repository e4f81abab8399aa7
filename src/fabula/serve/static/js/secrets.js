// A code, a key or a link to be copied: a term with its value and a button.

import { copy, el } from "./dom.js";
import { t } from "./i18n.js";

/** Two children of a `dl`; `key` names what it is, `say` tells those who cannot see the button change. */
export function secret(key, value, say = () => {}) {
  const button = el("button", { type: "button", class: "ghost", text: t("teach.copy"), "aria-label": `${t("teach.copy")}: ${t(key)}` });
  button.addEventListener("click", async () => {
    if (!(await copy(value))) return;
    button.textContent = t("teach.copied");
    say(t("teach.copied"));
  });
  return [el("dt", { text: t(key) }), el("dd", {}, el("span", { text: value, data: { secret: key.split(".")[1] } }), button)];
}
