// One thing, many places: elements that share a word of `data-ref` light up together under the mouse, on focus,
// or after a tap (which holds until the next tap elsewhere, or Escape).

const words = (node) => (node?.dataset?.ref ?? "").split(" ").filter(Boolean);
const at = (target) => (target instanceof Element ? target.closest("[data-ref]") : null);

let held = null;

/** Light everything that shares a ref with this element; nothing for null. */
export function light(node) {
  const wanted = new Set(words(node));
  for (const other of document.querySelectorAll("[data-ref]")) {
    const lit = other === node || words(other).some((ref) => wanted.has(ref));
    other.classList.toggle("lit", wanted.size > 0 && lit);
  }
}

/** Do the two lists of refs name a thing in common? */
export const share = (some, others) => some.some((ref) => others.includes(ref));

/** The refs of the innermost linked element here. */
export const refsAt = (target) => words(at(target));

/** Listen on the whole document, once. */
export function listen() {
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "mouse") light(at(event.target) ?? held);
  });
  document.addEventListener("focusin", (event) => {
    if (at(event.target)) light(at(event.target));
  });
  document.addEventListener("focusout", () => light(held));
  document.addEventListener("click", (event) => {
    held = event.pointerType === "mouse" ? null : at(event.target);
    light(at(event.target));
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") light((held = null));
  });
}
