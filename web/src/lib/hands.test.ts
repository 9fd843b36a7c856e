import { beforeEach, expect, test, vi } from "vitest";
import { heldAt, keepHeld } from "./hands";

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value), removeItem: (key: string) => store.delete(key) });
});

const FRESH = { sort: "playable", filter: "all", order: [] };

test("a hand is held as it was at this table, with nothing filtered out", () => {
  keepHeld("a", { sort: "own", filter: "event", order: [3, 1] });
  expect(heldAt("a")).toEqual({ sort: "own", filter: "all", order: [3, 1] });
  expect(heldAt("b")).toEqual(FRESH);
});

test("only the last tables are remembered, and none that was never touched", () => {
  keepHeld("untouched", FRESH);
  expect(localStorage.getItem("pavonis.hands")).toBeNull();
  for (let table = 0; table < 25; table += 1) keepHeld(`t${table}`, { ...FRESH, sort: "price" });
  expect(heldAt("t4")).toEqual(FRESH);
  expect(heldAt("t24").sort).toBe("price");
});

test("what somebody else has written there is no error", () => {
  localStorage.setItem("pavonis.hands", "{");
  expect(heldAt("a")).toEqual(FRESH);
});
