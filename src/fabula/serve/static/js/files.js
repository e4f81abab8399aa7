// Taking it along: a link, paper, pictures and files.

import { file } from "./api.js";
import { byId, copy, el, fill } from "./dom.js";
import { t } from "./i18n.js";
import { shown } from "./pictures.js";

/** Let the browser save this. */
export function save(blob, name) {
  const address = URL.createObjectURL(blob);
  const link = el("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

function source(svg) {
  const bare = svg.cloneNode(true);
  for (const node of bare.querySelectorAll(".lit, .editable")) node.removeAttribute("class");
  return new Blob([new XMLSerializer().serializeToString(bare)], { type: "image/svg+xml" });
}

/** The picture as pixels, twice as fine as it stands, on the white of paper. */
async function png(svg) {
  const address = URL.createObjectURL(source(svg));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { width, height } = svg.viewBox.baseVal;
    const canvas = el("canvas", { width: Math.ceil(width * 2), height: Math.ceil(height * 2) });
    const pen = canvas.getContext("2d");
    pen.fillStyle = "#ffffff";
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done) => canvas.toBlob(done, "image/png"));
  } finally {
    URL.revokeObjectURL(address);
  }
}

const EXPORTS = ["latex", "markdown", "json", "buffer"];
const ENDS = { latex: "tex", markdown: "md", json: "json", buffer: "jsonl" };

async function download(format, ask) {
  const { name, blob } = await file("/v1/export", { body: { ...ask, format }, fallback: `fabula.${ENDS[format]}` });
  save(blob, name);
}

/**
 * The row of buttons. `ask()` is the situation as a request, `address()` its link, and `say` tells the user
 * what happened.
 */
export function buttons({ ask, address, say, fail }) {
  const button = (key, action) =>
    el("button", {
      type: "button",
      class: "ghost",
      text: t(`files.${key}`),
      data: { file: key },
      on: { click: () => Promise.resolve(action()).catch(fail) },
    });
  const picture = (action) => async () => {
    const now = shown();
    if (now) await action(now);
  };
  fill(
    byId("files"),
    button("link", async () => say(t((await copy(address())) ? "files.copied" : "files.notCopied"))),
    button("print", () => print()),
    button("png", picture(async ({ svg, kind }) => save(await png(svg), `fabula-${kind}.png`))),
    button("svg", picture(({ svg, kind }) => save(source(svg), `fabula-${kind}.svg`))),
    EXPORTS.map((format) => button(format, () => download(format, ask()))),
  );
}
