import { expect, it } from "vitest";
import { digits, passed, seconds } from "./times";

it("writes times as clocks do", () => {
  expect([5, 65, 3723, 0, 200000].map(digits)).toEqual(["0:05", "1:05", "1:02:03", "0:00", null]);
});

it("counts down while a time runs and stands still otherwise", () => {
  const now = Date.parse("2030-01-01T12:00:00Z");
  expect(seconds({ seat: 0, left: 60, due: "2030-01-01T12:00:30Z" }, now)).toBe(30);
  expect(seconds({ seat: 0, left: 60, due: null }, now)).toBe(60);
  expect(seconds({ seat: 0, left: 60, due: "2030-01-01T11:00:00Z" }, now)).toBe(0);
});

it("speaks at a few moments only", () => {
  expect(passed(61, 60)).toBe(60);
  expect(passed(60, 59)).toBe(null);
  expect(passed(11, 9)).toBe(10);
});
