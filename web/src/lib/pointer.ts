/** What the viewer points with: a finger cannot hover, so what it touches is read before it is chosen. */
export const pointer = { touch: false };

if (typeof addEventListener === "function") {
  addEventListener("pointerdown", (event) => (pointer.touch = event.pointerType === "touch"), { capture: true, passive: true });
}
