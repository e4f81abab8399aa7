// Building the page. All words go in as text nodes: nothing here, or anywhere else, parses HTML.

/** The element with this id, which the page's HTML promises to hold. */
export const byId = (id) => document.getElementById(id);

/**
 * A new element. `attributes` may hold `class`, `text`, `on` (event listeners) and `data`; the rest become
 * attributes, `true` as an empty one, `false`, `null` and `undefined` not at all.
 */
export function el(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  const { text, on = {}, data = {}, ...rest } = attributes;
  if (text !== undefined) node.textContent = text;
  for (const [event, listener] of Object.entries(on)) node.addEventListener(event, listener);
  for (const [key, value] of Object.entries(data)) if (value !== undefined) node.dataset[key] = value;
  for (const [key, value] of Object.entries(rest)) {
    if (value === false || value === null || value === undefined) continue;
    node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== ""));
  return node;
}

/** Put these children into a node in place of all it had. */
export const fill = (node, ...children) => node.replaceChildren(...children.flat().filter(Boolean));

/** Show or hide. */
export const show = (node, shown = true) => {
  node.hidden = !shown;
};

/** What is kept in this browser; `null` if nothing is, or if keeping is forbidden. */
export const kept = {
  get(key) {
    try {
      return JSON.parse(localStorage.getItem(`fabula.${key}`));
    } catch {
      return null;
    }
  },
  set(key, value) {
    try {
      if (value === null) localStorage.removeItem(`fabula.${key}`);
      else localStorage.setItem(`fabula.${key}`, JSON.stringify(value));
    } catch {
      /* the page works without memory */
    }
  },
};

const copied = (text) => {
  const area = el("textarea", { class: "unseen", "aria-hidden": "true" });
  area.value = text;
  document.body.append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  return done;
};

/** Copy to the clipboard, also where the modern way is not allowed (plain http on a school network). */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copied(text);
  }
}
