// Handing a worksheet to a class: the one that is open in this tab, or a new one. The set is the sheet's problems with
// the reading that is meant, so no pupil is asked which it is.

import { post, put } from "./api.js";
import { el, fill } from "./dom.js";
import { lang, t } from "./i18n.js";
import { write } from "./place.js";
import { secret } from "./secrets.js";

let made = null; // the class that was made for this sheet, with its key
let given = ""; // the codes that were handed out last

function room() {
  try {
    return JSON.parse(sessionStorage.getItem("fabula.room"));
  } catch {
    return null;
  }
}

async function give(code, key, problems) {
  const set = problems.map(({ text }) => ({ text, reading: 0 }));
  const { kept } = await put(`/v1/classes/${encodeURIComponent(code)}/problems`, { problems: set, lang: lang() }, { headers: { "X-Teacher-Key": key } });
  if (!kept) throw { code: "not_kept", message: t("set.notKept") };
  given = problems.map((one) => one.code).join(",");
}

const pupils = (code) => location.origin + "/" + write({ mode: "practice", classCode: code });

/** The part of the page from which the sheet goes to a class. */
export function handOut({ problems, attempt, say }) {
  const result = el("div", { id: "handed", "aria-live": "polite" });
  const now = problems.map((one) => one.code).join(",");
  const done = (code) => {
    fill(
      result,
      el("p", { class: "notice good", text: t(now === given ? "sheet.handed" : "sheet.handedBefore") }),
      el("dl", { class: "secrets" }, secret("teach.code", code, say), made?.code === code ? secret("teach.key", made.teacher_key, say) : [], secret("teach.pupilLink", pupils(code), say)),
      made?.code === code ? el("p", { class: "fine", text: t("teach.once") }) : null,
      el("p", {}, el("a", { href: "/teach", text: t("sheet.toClass") })),
    );
  };
  const open = room();
  const name = el("input", { id: "class-name", required: true, maxlength: "60", autocomplete: "off", pattern: "[^\\/\\\\]*", placeholder: t("teach.namePlaceholder") });
  const fresh = async () => {
    made = await post("/v1/classes", { name: name.value.trim() });
    try {
      sessionStorage.setItem("fabula.room", JSON.stringify({ code: made.code, key: made.teacher_key }));
    } catch {
      /* the key must be entered on the teacher's page, then */
    }
    await give(made.code, made.teacher_key, problems);
    say(t("sheet.handed"));
    done(made.code);
  };
  const there = async () => {
    await give(open.code, open.key, problems);
    say(t("sheet.handed"));
    done(open.code);
  };
  if (made) done(made.code);
  return el(
    "section",
    { class: "card", "aria-labelledby": "hand-title" },
    el("h2", { id: "hand-title", text: t("sheet.hand") }),
    el("p", { class: "fine", text: t("sheet.handHelp") }),
    open ? el("p", { class: "row" }, el("button", { type: "button", class: "primary", id: "hand-open", text: t("sheet.handOpen", { code: open.code }), on: { click: (event) => attempt(there, event.currentTarget) } })) : null,
    el(
      "form",
      { id: "hand-new", class: "row fields", on: { submit: (event) => { event.preventDefault(); attempt(fresh, event.submitter); } } },
      el("label", { class: "wide" }, el("span", { text: t("teach.name") }), name),
      el("button", { type: "submit", class: open ? "ghost" : "primary", text: t("sheet.handNew") }),
    ),
    result,
  );
}
