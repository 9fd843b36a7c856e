import { describe, expect, it } from "vitest";
import { inside, WHOLE, zoomed } from "./pinch";

const FRAME = { width: 300, height: 400 };

describe("two fingers", () => {
  it("hold the point between them", () => {
    expect(zoomed(WHOLE, 2, { x: 100, y: 50 }, FRAME)).toEqual({ scale: 2, x: -100, y: -50 });
  });

  it("never make it smaller than whole, nor leave a gap", () => {
    expect(zoomed({ scale: 2, x: -300, y: -100 }, 0.1, { x: 0, y: 0 }, FRAME)).toEqual({ scale: 1, x: 0, y: 0 });
    expect(inside({ scale: 2, x: 40, y: -900 }, FRAME)).toEqual({ scale: 2, x: 0, y: -400 });
    expect(zoomed(WHOLE, 99, { x: 0, y: 0 }, FRAME).scale).toBe(4);
  });
});
