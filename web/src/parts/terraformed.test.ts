import { expect, it } from "vitest";
import { GREENS, SEAS, share, shown } from "./terraformed";

it("shows nothing on a dry planet and everything on a finished one", () => {
  for (const patches of [SEAS, GREENS]) {
    expect(patches.map(({ at }) => shown(0, at)).every((there) => there === 0)).toBe(true);
    expect(patches.map(({ at }) => shown(1, at)).every((there) => there > 0.6)).toBe(true);
  }
});
it("shows more the further a parameter has come", () => {
  const area = (come: number) => SEAS.reduce((sum, { at }) => sum + shown(come, at), 0);
  const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((tiles) => area(share(tiles, 0, 9)));
  expect(steps).toEqual([...steps].sort((one, other) => one - other));
  expect(new Set(steps).size).toBe(steps.length);
});
it("knows how far a parameter has come", () => expect([share(-30, -30, 8), share(-11, -30, 8), share(8, -30, 8), share(14, 0, 14)]).toEqual([0, 0.5, 1, 1]));
