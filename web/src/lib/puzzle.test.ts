import { expect, test } from "vitest";
import { before, noteResult, results, streak, written } from "./puzzle";

test("a day is written in the reader's own time", () => {
  expect(written(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});

test("the day before is found across months and years", () => {
  expect(before("2026-03-01", 1)).toBe("2026-02-28");
  expect(before("2026-01-01", 1)).toBe("2025-12-31");
});

test("a streak ends where a day was missed or lost", () => {
  const found = { "2026-11-17": true, "2026-11-16": true, "2026-11-15": false, "2026-11-14": true };
  expect(streak(found, "2026-11-17")).toBe(2);
  expect(streak(found, "2026-11-18")).toBe(2);
  expect(streak(found, "2026-11-19")).toBe(0);
  expect(streak(found, "2026-11-15")).toBe(0);
});

test("only the first answer of a day counts", () => {
  const kept = new Map<string, string>();
  Object.assign(globalThis, { localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) } });
  noteResult("pocket-mars", "2026-11-17", false);
  noteResult("pocket-mars", "2026-11-17", true);
  expect(results("pocket-mars")).toEqual({ "2026-11-17": false });
  kept.set("pavonis.puzzles.pocket-mars", "[nonsense");
  expect(results("pocket-mars")).toEqual({});
});
