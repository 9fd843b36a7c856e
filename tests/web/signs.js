// Touches every sign on the screen once and tells which of them explain nothing.
async () => {
  const PATIENCE = 15_000;
  const shown = (selector) => [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
  const explained = () => shown("[data-part=explained] :is(dd, p)") ?? shown("dialog[open] [data-part=signs] dd");
  const frame = () => new Promise((done) => setTimeout(done, 15));
  async function until(condition) {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await frame()) if (condition()) return true;
    return false;
  }
  const name = (element) => {
    const words = [];
    for (let each = element; each && words.length < 4; each = each.parentElement) words.unshift([...each.classList].find((one) => !one.startsWith("svelte-")) ?? each.tagName.toLowerCase());
    return words.join(" > ");
  };
  async function close() {
    const button = shown("dialog[open] header button");
    if (button) button.click();
    else document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    await until(() => !document.querySelector("dialog[open], [data-part=explained]"));
  }
  const seen = new Set();
  const problems = [];
  let count = 0;
  const keyOf = (sign) => `${sign.dataset.term} ${name(sign.parentElement)}`;
  for (let turn = 0; turn < 400; turn++) {
    // Looked for anew each time: what is drawn anew is another element.
    const sign = [...document.querySelectorAll(".table [data-term]")].find((each) => !seen.has(keyOf(each)) && each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !each.closest(".decision, .side, .tabs"));
    if (!sign) break;
    seen.add(keyOf(sign));
    const where = keyOf(sign);
    sign.scrollIntoView({ block: "center", inline: "center" });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))); // scrolling closes what is open
    const { left, top, width, height } = sign.getBoundingClientRect();
    const touched = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!touched || !width || touched.closest(".side, .decision")) continue; // scrolled out of a list, or under a drawer
    const control = touched.closest("button:not(.spot, .hex), a, summary, label");
    if (control) {
      if (!(control.textContent.trim() || control.ariaLabel || control.title)) problems.push(`${where}: a control without a name`);
      continue;
    }
    count += 1;
    touched.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
    touched.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    if (!(await until(explained))) problems.push(`${where}, touched ${name(touched)}: nothing`);
    else if (!explained().textContent.trim()) problems.push(`${where}: no words`);
    await close();
  }
  return { count, problems };
}
