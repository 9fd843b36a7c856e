import { describe, expect, it } from "vitest";
import { apart, balanced, decisionAt, listed, stepOf, type Decision } from "./review";
import type { Review } from "./types";

const decision = (step: number, seat: number, grade: Decision["grade"], last = step): Decision =>
  ({ step, last, seat, grade, round: 1, words: "", loss: 0, at: step, chance: 0, why: "", options: [] }) as Decision;
const all = [decision(0, 0, "best", 2), decision(3, 1, "blunder"), decision(6, 0, "inaccuracy", 8)];

describe("a review", () => {
  it("lists mistakes of one seat", () => {
    expect(listed(all, -1, true)).toHaveLength(3);
    expect(listed(all, -1, false).map((each) => each.step)).toEqual([3, 6]);
    expect(listed(all, 0, false).map((each) => each.step)).toEqual([6]);
  });
  it("reads the step from the address", () => {
    expect(stepOf("?step=12", 40)).toBe(12);
    expect(stepOf("?step=99", 40)).toBe(40);
    expect(stepOf("?step=-1", 40)).toBeNull();
    expect(stepOf("?lang=en", 40)).toBeNull();
  });
  it("finds the decision of a step", () => {
    expect(decisionAt(all, 1)?.step).toBe(0);
    expect(decisionAt(all, 4)?.step).toBe(6);
    expect(decisionAt(all, 9)).toBeNull();
  });
  it("knows a game without chances, alone or together", () => {
    const told = (...chances: number[][]) => ({ moments: chances.map((each) => ({ chances: each })) as unknown as Review["moments"] });
    expect(balanced(told([0.5], [0.5], [0]))).toBe(true);
    expect(balanced(told([0.5, 0.5], [0.5, 0.5], [1, 1]))).toBe(true);
    expect(balanced(told([0.5], [0.4], [0]))).toBe(false);
    expect(balanced(told([0.5, 0.5], [0.5, 0.4], [0, 1]))).toBe(false);
  });
  it("leaves room between the numbers of rounds", () => {
    expect(apart([0, 10, 20, 21, 45], (each) => each, 20)).toEqual([0, 20, 45]);
    expect(apart([], Number, 20)).toEqual([]);
  });
});
