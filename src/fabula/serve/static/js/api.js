// The server's answers, and its refusals as one kind of error.

/** A refusal: `code` and `detail` as the server's problem+json has them; status 0 if it was not reached. */
export class Refusal extends Error {
  constructor(status, { title = "", detail = "", code = "", errors = [] } = {}) {
    super(detail || title || String(status));
    Object.assign(this, { status, code, errors });
  }
}

async function send(method, path, { body, headers = {}, signal } = {}) {
  const init = { method, headers: { ...headers }, signal, credentials: "omit" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers["Content-Type"] = "application/json";
  }
  let answer;
  try {
    answer = await fetch(path, init);
  } catch (fault) {
    if (fault.name === "AbortError") throw fault;
    throw new Refusal(0, { code: "offline" });
  }
  if (answer.ok) return answer;
  const problem = await answer.json().catch(() => ({}));
  throw new Refusal(answer.status, problem);
}

const json = async (answer) => (answer.status === 204 ? null : (await answer).json());

/** POST JSON, get JSON. */
export const post = (path, body, options = {}) => send("POST", path, { body, ...options }).then(json);

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
