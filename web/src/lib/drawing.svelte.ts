/** A large page is first drawn piece by piece, each in a task of its own: a slow phone can scroll and answer in between. */
import { getContext, setContext } from "svelte";

/** Asks for a task of its own; unlike a timer it is not made to wait longer each time. */
export function soon(run: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  port2.postMessage(null);
}

/** Run when nothing else is to be done, or after a while; what it gives takes that back. */
export function quiet(run: () => void): () => void {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(run, 300);
    return () => clearTimeout(timer);
  }
  const number = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(number);
}

export class Drawing {
  /** Whether what is looked at first is there. Whatever comes later is drawn at once. */
  done = $state(false);
  private waiting: (() => void)[] = [];
  private last: (() => void)[] = [];
  private ending = false;

  constructor(
    private readonly later: (run: () => void) => void = soon,
    private readonly rest: (run: () => void) => void = quiet,
  ) {
    this.later(() => this.step());
  }

  /** Draw a piece when its turn comes. Pieces of a piece take their turn after those that wait already; those that nobody looks at first come last. */
  piece(draw: () => void, last = false): void {
    if (last) this.last.push(draw);
    else if (this.done && !this.ending) draw();
    else this.waiting.push(draw);
  }

  private step(): void {
    const next = this.waiting.shift() ?? (this.ending ? this.last.shift() : undefined);
    if (next) {
      next();
      this.later(() => this.step());
    } else if (this.ending) this.ending = false;
    else {
      this.done = true;
      if (this.last.length) this.rest(() => this.end());
    }
  }

  private end(): void {
    this.ending = true;
    this.step();
  }
}

/** A long list in groups of so many, for pieces that are drawn one after another. */
export function groups<Thing>(things: readonly Thing[], size: number): Thing[][] {
  return Array.from({ length: Math.ceil(things.length / size) }, (_, group) => things.slice(group * size, (group + 1) * size));
}

const KEY = Symbol("drawing");

export function provideDrawing(): Drawing {
  return setContext(KEY, new Drawing());
}

/** The drawing that a part belongs to; pages that are drawn in one go have none. */
export function useDrawing(): Drawing | undefined {
  return getContext<Drawing | undefined>(KEY);
}
