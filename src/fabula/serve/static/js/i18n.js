// Two languages from two JSON files. Static text carries `data-i18n…` keys; modules call `t(key, values)`.

const LANGS = { zh: "zh-CN", en: "en" };
const boot = window.fabula; // boot.js has run before any module
let words = {};
let current = boot.lang;

/** The language that is shown: "zh" or "en". */
export const lang = () => current;

/** The words for a key; `{name}` in them is replaced by `values.name`. An unknown key shows itself. */
export function t(key, values = {}) {
  const template = words[key] ?? key;
  return template.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

/** Is there a text for this key? */
export const has = (key) => key in words;

/** Put a language on the page. */
export async function speak(name) {
  words = await (name === boot.lang ? boot.words : boot.load(name));
  current = name;
  boot.translate(name, words);
}

/** The switch in the header: shows the other language's name, in that language. */
export function languageSwitch(button, changed) {
  const label = () => {
    const other = current === "zh" ? "en" : "zh";
    button.textContent = other === "zh" ? "中文" : "EN";
    button.lang = LANGS[other];
    button.setAttribute("aria-label", other === "zh" ? "切换到中文" : "Switch to English");
  };
  button.addEventListener("click", async () => {
    await speak(current === "zh" ? "en" : "zh");
    try {
      localStorage.setItem("fabula.lang", current); // plain, for boot.js
    } catch {
      /* not remembered, then */
    }
    label();
    changed(current);
  });
  label();
}

/** The theme switch: as the system has it, until pressed. */
export function themeSwitch(button) {
  const root = document.documentElement;
  button.addEventListener("click", () => {
    root.dataset.theme = root.dataset.theme === "dark" ? "light" : "dark";
    try {
      localStorage.setItem("fabula.theme", root.dataset.theme);
    } catch {
      /* not remembered, then */
    }
  });
}
