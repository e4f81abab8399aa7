// What the address says: text, or the code of a worksheet's problem, reading, edits, language, mode and class. It is kept behind the `#`, so that a
// problem in a link is never sent to a server by following it, and never stands in a server's log.

const number = (text) => (/^\d{1,3}$/.test(text ?? "") ? Number(text) : 0);

function edits(text) {
  try {
    const list = JSON.parse(text ?? "[]");
    return Array.isArray(list) ? list.filter((edit) => edit && typeof edit.op === "string") : [];
  } catch {
    return []; // a mangled link still opens, without its changes
  }
}

/** Read the state out of an address's hash. */
export function read(hash = location.hash) {
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  return {
    text: (fields.get("text") ?? "").slice(0, 2000),
    reading: number(fields.get("reading")),
    edits: edits(fields.get("edits")),
    mode: fields.get("mode") === "practice" ? "practice" : "solve",
    problem: (fields.get("problem") ?? "").slice(0, 40),
    classCode: (fields.get("class") ?? "").slice(0, 32),
  };
}

/** Whether a text is the code of a worksheet's problem: toward-k3f9q7m. */
export const isCode = (text) => /^[a-z_]+-([1-4]-)?[0-9a-z]{7}$/i.test(text);

/** The hash that says this state; what is as usual is left out. */
export function write({ text, reading = 0, edits: changes = [], mode = "solve", lang, classCode = "" }) {
  const fields = new URLSearchParams();
  if (text) fields.set("text", text);
  if (reading) fields.set("reading", reading);
  if (changes.length) fields.set("edits", JSON.stringify(changes));
  if (mode !== "solve") fields.set("mode", mode);
  if (classCode) fields.set("class", classCode);
  if (lang) fields.set("lang", lang);
  return `#${fields}`;
}
