import { describe, expect, it } from "vitest";
import { beside, type Box } from "./beside";

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
const overlap = (one: Box, other: Box) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const screen = { width: 1280, height: 800 };
const bar = box(10, 460, 950, 58);

describe("a layer", () => {
  it.each([
    [box(300, 560, 160, 220), { width: 216, height: 300 }],
    [box(980, 90, 280, 36), { width: 216, height: 300 }],
    [box(40, 480, 200, 20), { width: 230, height: 80 }],
    [box(600, 700, 20, 20), { width: 260, height: 60 }],
  ])("beside %o stays on the screen, off the question and off the thing", (anchor, size) => {
    for (const aside of [true, false]) {
      const { left, top } = beside(anchor, size, bar, screen, aside);
      const placed = box(left, top, size.width, size.height);
      expect(placed.left).toBeGreaterThanOrEqual(0);
      expect(placed.top).toBeGreaterThanOrEqual(0);
      expect(placed.right).toBeLessThanOrEqual(screen.width);
      expect(placed.bottom).toBeLessThanOrEqual(screen.height);
      expect(overlap(placed, bar)).toBe(false);
    }
  });
});
