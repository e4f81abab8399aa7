// A small menu that opens beside what was clicked; on a phone it comes up from the bottom (page.css).

import { el } from "./dom.js";
import { t } from "./i18n.js";

let open = null;

/** Close the menu, if one is open; focus goes back where it came from. */
export function close() {
  if (!open) return;
  const { menu, from } = open;
  open = null;
  menu.remove();
  from?.focus?.({ preventScroll: true });
}

function move(menu, by) {
  const items = [...menu.querySelectorAll("button:not([disabled])")];
  const now = items.indexOf(document.activeElement);
  items[(now + by + items.length) % items.length]?.focus();
}

function place(menu, { x, y }) {
  const { width, height } = menu.getBoundingClientRect();
  const left = Math.max(8, Math.min(x, innerWidth - width - 8));
  const top = y + height + 8 > innerHeight ? Math.max(8, y - height - 12) : y + 4;
  menu.style.setProperty("--left", `${left + scrollX}px`);
  menu.style.setProperty("--top", `${top + scrollY}px`);
}

function keys(event, menu) {
  if (event.key === "Escape" || event.key === "Tab") close();
  else if (event.key === "ArrowDown") move(menu, 1);
  else if (event.key === "ArrowUp") move(menu, -1);
  else return;
  event.preventDefault();
}

/**
 * Open a menu. `groups` is [{title, choices: [{label, current, edit}]}]; `pick` gets the choice.
 * `from` is what opened it; `point` where it is to stand.
 */
export function offer({ title, groups, from, point, pick }) {
  close();
  const item = (choice) =>
    el("button", {
      type: "button",
      role: "menuitemradio",
      "aria-checked": String(Boolean(choice.current)),
      text: choice.label,
      on: {
        click: () => {
          close();
          if (!choice.current) pick(choice);
        },
      },
    });
  const menu = el(
    "div",
    { class: "menu", role: "menu", "aria-label": title },
    el("p", { class: "menu-title", role: "presentation", text: title }),
    groups.map((group) =>
      el("div", { role: "group", "aria-label": group.title }, el("p", { class: "menu-group", role: "presentation", text: group.title }), group.choices.map(item)),
    ),
    el("button", { type: "button", role: "menuitem", class: "menu-close", text: t("menu.close"), on: { click: close } }),
  );
  menu.addEventListener("keydown", (event) => keys(event, menu));
  (document.querySelector("main") ?? document.body).append(menu); // inside a landmark
  place(menu, point);
  open = { menu, from };
  (menu.querySelector("[aria-checked=true]") ?? menu.querySelector("button"))?.focus({ preventScroll: true });
}

document.addEventListener("pointerdown", (event) => {
  if (open && !open.menu.contains(event.target)) close();
});
