// Adjusting the situation: every number, relation and the question can be changed, from a list beside the
// picture or on the picture itself; the answer is computed again at once.

import { byId, el, fill, show } from "./dom.js";
import { t } from "./i18n.js";
import { refsAt, share } from "./link.js";
import { offer } from "./menu.js";
import { targets } from "./options.js";
import { short } from "./working.js";

const KINDS = ["given", "relation", "goal"];
let now = [];
let change = () => {};

function openMenu(target, from, point) {
  offer({ title: target.label, groups: target.groups, from, point, pick: (choice) => change(choice.edit, target, choice) });
}

function chip(target) {
  return el(
    "button",
    {
      type: "button",
      class: `chip ${target.kind}`,
      "aria-haspopup": "menu",
      data: { ref: target.refs.join(" ") || undefined, target: target.key },
      on: {
        click: (event) => {
          const box = event.currentTarget.getBoundingClientRect();
          openMenu(target, event.currentTarget, { x: box.left, y: box.bottom });
        },
      },
    },
    el("span", { class: "chip-label", text: target.label }),
    target.now ? el("span", { class: "chip-now", text: target.now }) : null,
  );
}

function undoBar({ edits, notes, before, view, undo, reset }) {
  const bar = byId("changes");
  show(bar, edits.length > 0);
  if (!edits.length) return;
  const [was, is] = [short(before), short(view.answer)];
  fill(
    bar,
    el("p", { class: "changes-what" }, el("strong", { text: t("adjust.changed", { n: edits.length }) })),
    el("ul", {}, edits.map((edit, i) => el("li", { text: notes[i] ?? t(`adjust.op.${edit.op}`) }))),
    was
      ? el("p", { class: "changes-answer" }, el("s", { text: was }), " → ", el("strong", { text: is || t("answer.none") }))
      : null,
    el(
      "div",
      { class: "row" },
      el("button", { type: "button", class: "ghost", text: t("adjust.undo"), data: { act: "undo" }, on: { click: undo } }),
      el("button", { type: "button", class: "ghost", text: t("adjust.reset"), data: { act: "reset" }, on: { click: reset } }),
    ),
  );
}

/** Which targets an element of the picture stands for: those that share its refs, the closest first. */
function under(node) {
  const refs = refsAt(node);
  const hits = now.filter((target) => share(target.own, refs));
  return hits.length ? hits : now.filter((target) => share(target.refs, refs));
}

function markPicture() {
  for (const node of byId("picture-panels").querySelectorAll("svg [data-ref]")) {
    if (under(node).length) node.classList.add("editable");
  }
}

/** Show what can be changed in this view, and what has been. `changed(edit, note)` is called for a choice. */
export function adjust({ view, edits, notes, before, changed, undo, reset }) {
  now = targets(view.options);
  change = (edit, target, choice) => changed(edit, `${target.label} → ${choice.label}`);
  show(byId("adjust"), now.length > 0 || edits.length > 0);
  undoBar({ edits, notes, before, view, undo, reset });
  fill(
    byId("adjust-lists"),
    KINDS.map((kind) => {
      const some = now.filter((target) => target.kind === kind);
      if (!some.length) return null;
      return el(
        "div",
        { class: "adjust-list", role: "group", "aria-label": t(`adjust.${kind}`) },
        el("h4", { text: t(`adjust.${kind}`) }),
        el("div", { class: "chips" }, some.map(chip)),
      );
    }),
  );
  markPicture();
}

/** Clicks on the picture open the same menus. */
export function listenToPictures() {
  byId("picture-panels").addEventListener("click", (event) => {
    const [target] = under(event.target);
    if (target) openMenu(target, event.target.closest(".picture"), { x: event.clientX, y: event.clientY });
  });
}
