/** Things of a list that are put into another order: dragged by mouse, or by a finger that has held still for a moment, so that fingers can still scroll. */

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a thing is put: before or after another one, by their places in the list. */
export interface Goal {
  place: number;
  after: boolean;
}

const SLACK = 6; // pixels that a hand moves while it clicks
const HELD = 350; // milliseconds that a finger holds still before it drags
const EDGE = 48; // pixels from the edge where a list that scrolls begins to do so
const SPEED = 12; // pixels a frame

/** A list with one of its things before or after another one. */
export function moved<Thing>(things: readonly Thing[], thing: Thing, { place, after }: Goal): Thing[] {
  const goal = things[place];
  if (goal === undefined || goal === thing) return [...things];
  const rest = things.filter((each) => each !== thing);
  rest.splice(rest.indexOf(goal) + (after ? 1 : 0), 0, thing);
  return rest;
}

/** The thing nearest to a point, and the side of it that is nearer. */
export function goalAt(boxes: readonly Box[], x: number, y: number): Goal {
  const far = ({ left, top, right, bottom }: Box) => Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  let best = 0;
  boxes.forEach((box, place) => far(box) < far(boxes[best]!) && (best = place));
  const box = boxes[best];
  return { place: best, after: !!box && x > (box.left + box.right) / 2 };
}

/** What scrolls when something is dragged to its edge. */
function scrollers(node: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let each: HTMLElement | null = node; each; each = each.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(each);
    if ((/auto|scroll/.test(overflowX) && each.scrollWidth > each.clientWidth) || (/auto|scroll/.test(overflowY) && each.scrollHeight > each.clientHeight)) found.push(each);
  }
  return found;
}

/** A drag from its beginning to its end. */
class Drag {
  private frame = 0;
  private goal: Goal | null = null;
  private readonly from: DOMRect;
  private readonly scrolling: HTMLElement[];

  constructor(
    private readonly list: HTMLElement,
    readonly thing: HTMLElement,
    private readonly start: { x: number; y: number },
  ) {
    this.from = thing.getBoundingClientRect();
    this.scrolling = scrollers(list);
    list.toggleAttribute("data-dragging", true);
    thing.toggleAttribute("data-dragged", true);
  }

  private get things(): HTMLElement[] {
    return [...this.list.children] as HTMLElement[];
  }

  to(x: number, y: number): void {
    cancelAnimationFrame(this.frame);
    const { things, thing } = this;
    this.mark(null);
    thing.style.translate = "";
    const now = thing.getBoundingClientRect(); // a list that has scrolled has taken it along
    const zoom = now.width / thing.offsetWidth || 1; // large screens enlarge everything
    this.goal = goalAt(things.map((each) => each.getBoundingClientRect()), x, y);
    thing.style.translate = `${(this.from.left - now.left + x - this.start.x) / zoom}px ${(this.from.top - now.top + y - this.start.y) / zoom}px`;
    this.mark(this.goal);
    if (this.scroll(x, y)) this.frame = requestAnimationFrame(() => this.to(x, y));
  }

  /** Let go; where it is put, if that is somewhere else. */
  end(): Goal | null {
    cancelAnimationFrame(this.frame);
    this.mark(null);
    this.thing.style.translate = "";
    this.list.removeAttribute("data-dragging");
    this.thing.removeAttribute("data-dragged");
    return this.goal && this.things[this.goal.place] !== this.thing ? this.goal : null;
  }

  private mark(goal: Goal | null): void {
    this.things.forEach((each, place) => {
      if (goal?.place === place && each !== this.thing) each.dataset.drop = goal.after ? "after" : "before";
      else delete each.dataset.drop;
    });
  }

  private scroll(x: number, y: number): boolean {
    return this.scrolling.some((each) => {
      const { left, top, right, bottom } = each.getBoundingClientRect();
      const before = [each.scrollLeft, each.scrollTop];
      each.scrollBy(x < left + EDGE ? -SPEED : x > right - EDGE ? SPEED : 0, y < top + EDGE ? -SPEED : y > bottom - EDGE ? SPEED : 0);
      return before[0] !== each.scrollLeft || before[1] !== each.scrollTop;
    });
  }
}

/** Let the children of a list be dragged; `drop` is told which was put where, null means that nothing can be moved. */
export function reorder(list: HTMLElement, drop: ((from: number, goal: Goal) => void) | null): { update(drop: ((from: number, goal: Goal) => void) | null): void; destroy(): void } {
  let told = drop;
  let pressed: { thing: HTMLElement; x: number; y: number; touch: boolean } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let drag: Drag | null = null;

  function begin(): void {
    if (pressed) drag = new Drag(list, pressed.thing, pressed);
  }

  function press(event: PointerEvent): void {
    const thing = [...list.children].find((each) => each.contains(event.target as Node)) as HTMLElement | undefined;
    if (!told || !thing || list.children.length < 2 || event.button !== 0 || !event.isPrimary) return;
    pressed = { thing, x: event.clientX, y: event.clientY, touch: event.pointerType === "touch" };
    if (pressed.touch) timer = setTimeout(begin, HELD);
  }

  function move(event: PointerEvent): void {
    if (!pressed || !event.isPrimary) return;
    if (!drag && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLACK) {
      if (pressed.touch) return void stop(); // it scrolls
      begin();
    }
    drag?.to(event.clientX, event.clientY);
  }

  function stop(): Goal | null {
    clearTimeout(timer);
    pressed = null;
    const goal = drag?.end() ?? null;
    drag = null;
    return goal;
  }

  function release(): void {
    if (!drag) return void stop();
    const from = [...list.children].indexOf(drag.thing);
    const goal = stop();
    // Who has dragged a card has not clicked it.
    const swallow = (event: Event) => (event.stopPropagation(), event.preventDefault());
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
    if (goal) told?.(from, goal);
  }

  const cancel = () => void stop();
  const keep = (event: Event) => drag && event.preventDefault(); // the page does not scroll, and no menu opens
  const never = (event: Event) => event.preventDefault(); // pictures are not dragged by themselves
  const escape = (event: KeyboardEvent) => event.key === "Escape" && cancel();
  list.addEventListener("pointerdown", press);
  list.addEventListener("dragstart", never);
  list.addEventListener("touchmove", keep, { passive: false });
  list.addEventListener("contextmenu", keep);
  addEventListener("pointermove", move);
  addEventListener("pointerup", release);
  addEventListener("pointercancel", cancel);
  addEventListener("keydown", escape);
  return {
    update: (next) => (told = next),
    destroy: () => {
      cancel();
      list.removeEventListener("pointerdown", press);
      list.removeEventListener("dragstart", never);
      list.removeEventListener("touchmove", keep);
      list.removeEventListener("contextmenu", keep);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", release);
      removeEventListener("pointercancel", cancel);
      removeEventListener("keydown", escape);
    },
  };
}
