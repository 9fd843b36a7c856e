/** The focus never falls to the body, where the next Tab would begin at the top of the page and a screen reader would lose its place. */

function usable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(":disabled") && element.checkVisibility({ visibilityProperty: true });
}

/** Give the focus to another element whenever the one that has it goes, is hidden or is disabled; what is returned ends that. */
export function keepFocus(instead: () => HTMLElement | null): () => void {
  let last: HTMLElement | null = null;
  let due = false;

  function check(): void {
    due = false;
    if (!last || (document.activeElement !== document.body && document.activeElement !== null)) return;
    const next = usable(last) ? last : instead(); // what was disabled for a moment has it again
    if (!next) return; // not there yet: it is looked for with the next change
    if (next.tabIndex < 0 && !next.hasAttribute("tabindex")) next.tabIndex = -1;
    next.focus({ preventScroll: true });
  }

  function changed(): void {
    if (due || !last) return;
    due = true;
    requestAnimationFrame(() => setTimeout(check)); // a browser takes the focus from what is disabled when it draws
  }

  const got = (event: FocusEvent) => (last = event.target as HTMLElement);
  const clicked = () => (last = null); // who clicks beside everything wants no focus
  const watcher = new MutationObserver(changed);
  document.addEventListener("focusin", got);
  document.addEventListener("pointerdown", clicked, { capture: true, passive: true });
  watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled", "hidden", "class"] });
  return () => {
    last = null;
    document.removeEventListener("focusin", got);
    document.removeEventListener("pointerdown", clicked, { capture: true });
    watcher.disconnect();
  };
}
