/** Two fingers enlarge what they touch; one finger then moves it about. */
const MOST = 4;

export interface Look {
  scale: number;
  x: number;
  y: number;
}

export const WHOLE: Look = { scale: 1, x: 0, y: 0 };

/** The same look with a point of the screen held in place, never smaller than whole and never moved out of its frame. */
export function zoomed(look: Look, factor: number, at: { x: number; y: number }, frame: { width: number; height: number }): Look {
  const scale = Math.min(MOST, Math.max(1, look.scale * factor));
  const ratio = scale / look.scale;
  return inside({ scale, x: at.x - (at.x - look.x) * ratio, y: at.y - (at.y - look.y) * ratio }, frame);
}

/** Moved back so that the frame stays full. */
export function inside({ scale, x, y }: Look, { width, height }: { width: number; height: number }): Look {
  const within = (value: number, size: number) => Math.min(0, Math.max(size - size * scale, value));
  return { scale, x: within(x, width), y: within(y, height) };
}

/** Let two fingers zoom an element inside its parent. */
export function pinch(node: HTMLElement): { destroy(): void } {
  let look = WHOLE;
  let last: { x: number; y: number; apart: number; count: number } | null = null;

  function show(next: Look): void {
    look = next;
    const whole = look.scale < 1.01;
    node.style.transform = whole ? "" : `translate(${look.x}px, ${look.y}px) scale(${look.scale})`;
    node.style.transformOrigin = "0 0";
    node.toggleAttribute("data-zoomed", !whole);
  }

  function read(touches: TouchList): typeof last {
    const [one, other] = [touches[0], touches[1] ?? touches[0]];
    if (!one || !other) return null;
    const frame = node.parentElement!.getBoundingClientRect();
    const [dx, dy] = [one.clientX - other.clientX, one.clientY - other.clientY];
    return { x: (one.clientX + other.clientX) / 2 - frame.left, y: (one.clientY + other.clientY) / 2 - frame.top, apart: Math.hypot(dx, dy), count: touches.length };
  }

  function begin(event: TouchEvent): void {
    last = read(event.touches);
  }

  function move(event: TouchEvent): void {
    const now = read(event.touches);
    if (!now || !last || now.count !== last.count) return void (last = now);
    if (now.count < 2 && look.scale === 1) return; // the page scrolls
    event.preventDefault();
    const frame = { width: node.offsetWidth, height: node.offsetHeight };
    const moved = { ...look, x: look.x + now.x - last.x, y: look.y + now.y - last.y };
    show(now.count > 1 && last.apart > 0 ? zoomed(moved, now.apart / last.apart, now, frame) : inside(moved, frame));
    last = now;
  }

  node.addEventListener("touchstart", begin, { passive: true });
  node.addEventListener("touchmove", move, { passive: false });
  return {
    destroy: () => {
      node.removeEventListener("touchstart", begin);
      node.removeEventListener("touchmove", move);
    },
  };
}
