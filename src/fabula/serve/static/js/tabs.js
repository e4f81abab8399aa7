// Tabs: one panel is shown, the arrow keys go from one to the next.

const STEP = { ArrowLeft: -1, ArrowRight: 1 };

function select(tabs, panels, index, focus = false) {
  tabs.forEach((tab, i) => {
    tab.setAttribute("aria-selected", i === index);
    tab.tabIndex = i === index ? 0 : -1;
    panels[i].hidden = i !== index;
  });
  if (focus) tabs[index].focus();
}

/** Let the tabs choose among the panels; the first is shown unless another is named. */
export function switchable(tabs, panels, first = 0) {
  tabs.forEach((tab, i) => {
    tab.addEventListener("click", () => select(tabs, panels, i));
    tab.addEventListener("keydown", (event) => {
      if (event.key in STEP) select(tabs, panels, (i + STEP[event.key] + tabs.length) % tabs.length, true);
    });
  });
  if (tabs.length) select(tabs, panels, Math.max(0, first));
}
