// The server's answers, and its refusals as one kind of error.

/** A refusal: `code` and `detail` as the server's problem+json has them; status 0 if it was not reached. */
export class Refusal extends Error {
  constructor(status, { title = "", detail = "", code = "", errors = [], readings = [] } = {}) {
    super(detail || title || String(status));
    Object.assign(this, { status, code, errors, readings });
  }
}

const PATIENCE = 4; // times that we come back when we are told to
const LONGEST = 20; // seconds that we wait at most before we do

/** The seconds after which the server wants us back; 0 if it does not, or not soon. */
function comeBack(answer) {
  const seconds = Number(answer.headers.get("Retry-After"));
  return [429, 503].includes(answer.status) && seconds > 0 && seconds <= LONGEST ? seconds : 0;
}

/** Wait, and tell the page that we do; ends early with the request. */
function pause(seconds, signal) {
  window.dispatchEvent(new CustomEvent("fabula:waiting", { detail: { seconds } }));
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(new DOMException("", "AbortError"));
    });
  });
}

/** Ask; if the server is busy, wait as long as it says and ask again. */
async function send(method, path, options = {}) {
  for (let time = 0; ; time += 1) {
    const answer = await once(method, path, options);
    if (answer.ok) return answer;
    const seconds = time < PATIENCE ? comeBack(answer) : 0;
    if (!seconds) throw new Refusal(answer.status, await answer.json().catch(() => ({})));
    await pause(seconds, options.signal);
  }
}

async function once(method, path, { body, headers = {}, signal } = {}) {
  const init = { method, headers: { ...headers }, signal, credentials: "omit" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers["Content-Type"] = "application/json";
  }
  try {
    return await fetch(path, init);
  } catch (fault) {
    if (fault.name === "AbortError") throw fault;
    throw new Refusal(0, { code: "offline" });
  }
}

const json = async (answer) => (answer.status === 204 ? null : (await answer).json());

/** POST JSON, get JSON. */
export const post = (path, body, options = {}) => send("POST", path, { body, ...options }).then(json);

/** PUT JSON, get JSON. */
export const put = (path, body, options = {}) => send("PUT", path, { body, ...options }).then(json);

/** PATCH with JSON; there is nothing to get. */
export const patch = (path, body, options = {}) => send("PATCH", path, { body, ...options });

/** GET JSON. */
export const get = (path, options = {}) => send("GET", path, options).then(json);

/** DELETE. */
export const remove = (path, options = {}) => send("DELETE", path, options);

/** The name in Content-Disposition, plain or encoded. */
function named(answer) {
  const said = answer.headers.get("Content-Disposition") ?? "";
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(said)?.[1];
  return encoded ? decodeURIComponent(encoded) : /filename="?([^";]+)"?/.exec(said)?.[1];
}

/** A file: its name as the server gives it, and its contents. */
export async function file(path, { body, headers, fallback = "fabula" } = {}) {
  const answer = await send(body === undefined ? "GET" : "POST", path, { body, headers });
  return { name: named(answer) ?? fallback, blob: await answer.blob() };
}
