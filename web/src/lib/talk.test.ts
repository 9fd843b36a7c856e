import { expect, test } from "vitest";
import { reactions, readers } from "./talk";
import type { Message } from "./types";

const at = "2030-01-01T12:00:00Z";
const said = (number: number, seat: number | null, text: string, about: number | null = null): Message => ({ number, kind: about === null ? "say" : "react", seat, name: `P${seat}`, text, at, watchers: seat === null, about });

test("a reaction is counted by person, and the same one again takes it back", () => {
  const messages = [said(0, 0, "Hello"), said(1, 1, "👍", 0), said(2, 2, "👍", 0), said(3, 1, "🎉", 0), said(4, 1, "👍", 0)];
  expect(reactions(messages).get(0)).toEqual([
    { emoji: "👍", names: ["P2"] },
    { emoji: "🎉", names: ["P1"] },
  ]);
});

test("who has read my last message", () => {
  const seats = [
    { name: "Ada", kind: "person", mine: true, read: 9 },
    { name: "Bob", kind: "person", mine: false, read: 3 },
    { name: "Eve", kind: "person", mine: false, read: 2 },
    { name: "Sirius", kind: "bot", mine: false, read: 0 },
  ];
  expect(readers([said(0, 0, "a"), said(2, 0, "b"), said(3, 1, "c")], seats, [0])).toEqual({ number: 2, names: ["Bob"] });
  expect(readers([said(0, 1, "a")], seats, [0])).toBeNull();
});
