// A row of keys for what a phone's keyboard hides: × ÷ ( ) and fractions.

import { el } from "./dom.js";
import { t } from "./i18n.js";

const KEYS = ["+", "-", "×", "÷", "(", ")", "=", "%"];

/** Put words at the cursor; the cursor then stands behind them, or `back` characters before their end. */
function type(input, words, back = 0) {
  const [from, to] = [input.selectionStart ?? input.value.length, input.selectionEnd ?? input.value.length];
  input.setRangeText(words, from, to, "end");
  const at = from + words.length - back;
  input.setSelectionRange(at, at);
  input.focus({ preventScroll: true });
}

/** a/b of what is selected, or a place for it: 3/ with the cursor behind. */
function fraction(input) {
  const [from, to] = [input.selectionStart, input.selectionEnd];
  const above = input.value.slice(from, to);
  type(input, above ? `${above}/` : "/");
}

/** The keys for an input. */
export function keyRow(input) {
  const key = (words, name, press) =>
    el("button", {
      type: "button",
      class: "ghost key",
      text: words,
      "aria-label": name,
      on: { click: press, pointerdown: (event) => event.preventDefault() }, // the keyboard stays where it is
    });
  return el(
    "div",
    { class: "keys", role: "group", "aria-label": t("practice.keys") },
    KEYS.map((sign) => key(sign, t(`key.${sign}`), () => type(input, sign))),
    key(t("key.fraction"), t("key.fractionLong"), () => fraction(input)),
  );
}
