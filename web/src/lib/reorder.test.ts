import { expect, test } from "vitest";
import { goalAt, moved } from "./reorder";

const box = (left: number, top = 0) => ({ left, top, right: left + 100, bottom: top + 150 });

test("a thing is put before or after another one, also at the end", () => {
  expect(moved([1, 2, 3, 4], 4, { place: 0, after: false })).toEqual([4, 1, 2, 3]);
  expect(moved([1, 2, 3, 4], 1, { place: 3, after: true })).toEqual([2, 3, 4, 1]);
  expect(moved([1, 2, 3, 4], 2, { place: 2, after: false })).toEqual([1, 2, 3, 4]);
});

test("a thing that stays where it is changes nothing", () => {
  expect(moved([1, 2, 3], 2, { place: 1, after: true })).toEqual([1, 2, 3]);
  expect(moved([1, 2, 3], 2, { place: 7, after: true })).toEqual([1, 2, 3]);
});

test("the nearest thing counts, and which half of it", () => {
  const row = [box(0), box(110), box(220)];
  expect(goalAt(row, 130, 40)).toEqual({ place: 1, after: false });
  expect(goalAt(row, 190, 40)).toEqual({ place: 1, after: true });
  expect(goalAt(row, 900, 400)).toEqual({ place: 2, after: true });
  expect(goalAt([box(0), box(110), box(0, 160)], 20, 250)).toEqual({ place: 2, after: false });
});
