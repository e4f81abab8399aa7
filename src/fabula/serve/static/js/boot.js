// Runs before the first paint: language and theme are set before anything is shown, so nothing flashes. The
// words are fetched and put in place from here, so that no reader waits for the modules (`i18n.js` goes on).
(() => {
  const saved = (key) => {
    try {
      return localStorage.getItem(`fabula.${key}`);
    } catch {
      return null; // storage may be forbidden; the page works without it
    }
  };
  const root = document.documentElement;

  const dark = matchMedia("(prefers-color-scheme: dark)");
  const paint = () => {
    root.dataset.theme = saved("theme") ?? (dark.matches ? "dark" : "light");
  };
  dark.addEventListener("change", paint);
  paint();

  const load = (name) => fetch(`/static/i18n/${name}.json`).then((answer) => answer.json());
  const translate = (name, words) => {
    const each = (mark, put) => {
      for (const node of document.querySelectorAll(`[${mark}]`)) put(node, words[node.getAttribute(mark)] ?? "");
    };
    each("data-i18n", (node, said) => {
      node.textContent = said;
    });
    each("data-i18n-label", (node, said) => node.setAttribute("aria-label", said));
    each("data-i18n-placeholder", (node, said) => node.setAttribute("placeholder", said));
    document.title = words[root.dataset.title];
    root.lang = name === "zh" ? "zh-CN" : "en";
    root.classList.remove("translating");
  };

  const inLink = new URLSearchParams(location.hash.slice(1)).get("lang");
  const browser = (navigator.language || "zh").toLowerCase().startsWith("zh") ? "zh" : "en";
  const lang = [inLink, saved("lang"), browser].find((name) => name === "zh" || name === "en");
  const words = load(lang);
  root.lang = lang === "zh" ? "zh-CN" : "en";
  if (lang !== "zh") {
    root.classList.add("translating"); // the files are in Chinese; hidden until they are not
    // "interactive" comes when all elements are there; DOMContentLoaded would wait for the modules
    const parsed = new Promise((done) => document.addEventListener("readystatechange", done, { once: true }));
    Promise.all([words, parsed]).then(([said]) => translate(lang, said));
  }
  window.fabula = { lang, words, load, translate };
})();
