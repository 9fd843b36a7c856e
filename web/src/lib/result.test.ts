import { expect, test } from "vitest";
import { tieBreaksOf, winnersOf } from "./result";
import { en } from "../phrases/en";
import { fill, type Values } from "./phrases";
import type { Result } from "./types";

const say = (phrase: keyof typeof en, values?: Values) => fill("en", en[phrase], values);

const seat = (number: number, total: number) => ({ seat: number, total, lines: [] });
const tied: Result = {
  winners: [1],
  seats: [seat(0, 21), seat(1, 21), seat(2, 20)],
  decided_by: [{ key: "tie_colonists", name: "colonists on Mars", values: [4, 6, 7] }],
  joint: [],
  others: [],
};
const NAMES = ["Anna", "Boris", "Celia"];

test("a result says who won, and what decided among those with most points", () => {
  expect(winnersOf(say, tied, NAMES)).toBe("Boris wins!");
  expect(tieBreaksOf(say, tied, NAMES)).toEqual(["Level on points. The tie-break is colonists on Mars: Anna 4, Boris 6."]);
});

test("a result decided by points says no more", () => {
  expect(tieBreaksOf(say, { ...tied, decided_by: [] }, NAMES)).toEqual([]);
  expect(winnersOf(say, { ...tied, winners: [] }, NAMES)).toBe("Nobody wins.");
});

test("those who play together have one result", () => {
  const together: Result = { ...tied, winners: [], decided_by: [], joint: ["Together: 74 points after round 15 of 15; 80 are needed."] };
  expect(winnersOf(say, together, NAMES)).toBe("A joint defeat.");
  expect(winnersOf(say, { ...together, winners: [0, 1, 2] }, NAMES)).toBe("A joint victory!");
  expect(winnersOf(say, { ...together, seats: [seat(0, 40)] }, NAMES)).toBe("Nobody wins.");
});
