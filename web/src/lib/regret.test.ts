import { describe, expect, it } from "vitest";
import { forgotten, holds, keyed, shows, written } from "./regret";
import type { Sight } from "../games/types";
import type { Move } from "./types";

const move = (code: number, name: string, args: number[] = [], more: Partial<Move> = {}): Move => ({ move: code, name, arguments: args, words: [], reveals: false, ends: false, ...more });

describe("the keys of moves", () => {
  it("never give a digit to the way out", () => {
    const keys = keyed([move(3, "pass"), move(20, "use", [4]), move(21, "use", [5])], {});
    expect([keys.get(3), keys.get(20), keys.get(21)]).toEqual(["0", "1", "2"]);
  });
  it("never give a digit to selling", () => {
    const keys = keyed([move(18, "sell cards"), move(64, "standard", [0])], {});
    expect([keys.get(18), keys.get(64)]).toEqual(["$", "1"]);
  });
  it("follow the place of a card in hand", () => {
    const keys = keyed([move(1, "play", [30]), move(2, "play", [10]), move(5, "project", [0])], { hand: [10, 20, 30] });
    expect([keys.get(1), keys.get(2), keys.get(5)]).toEqual(["e", "q", "1"]);
  });
  it("are the game's own where it has some", () => {
    const keys = keyed([move(1, "choose", [7]), move(2, "choose", [2]), move(9, "draw")], { own: (each) => (each.name === "choose" ? String(each.arguments[0]) : undefined) });
    expect([keys.get(1), keys.get(2), keys.get(9)]).toEqual(["7", "2", "1"]);
  });
  it("keep a digit for what it always means, though that is not offered now", () => {
    const keyboard = { own: ({ name, arguments: [n = 0] }: Move) => (name === "project" ? String(n + 1) : undefined), kept: "12345" };
    const keys = keyed([move(64, "project", [2]), move(90, "award", [0])], keyboard);
    expect([keys.get(64), keys.get(90)]).toEqual(["3", "6"]);
    expect(keyed([move(8, "place", [7])], keyboard).get(8)).toBe("1");
  });
  it("are capitals for actions of cards in play", () => {
    const key = keyed([move(7, "use", [44])], { played: [40, 44] }).get(7)!;
    expect([key, written(key), written("q")]).toEqual(["W", "⇧W", "q"]);
  });
  it("never let the key that plays a card throw it away", () => {
    const [play, give, other] = [move(1, "play", [30]), move(2, "discard", [30]), move(3, "discard", [10])];
    const keys = (...moves: Move[]) => [...keyed(moves, { hand: [10, 30] })];
    expect(keys(play, give, other)).toEqual([[1, "w"], [2, "W"], [3, "Q"]]);
    expect(keys(give, other), "where nothing else is asked").toEqual([[2, "w"], [3, "q"]]);
  });
  it("end with the nine digits", () => expect(keyed(Array.from({ length: 14 }, (_, n) => move(n, "place", [n])), {}).size).toBe(9));
});

describe("moves one may regret", () => {
  const game = { passes: ["pass"], unused: ({ name }: Move) => ["use", "play"].includes(name), shows: ["use"] };
  const sight = {} as Sight;
  it("are those that give something up", () => {
    const offers = [move(1, "use"), move(2, "pass"), move(3, "project")];
    expect(forgotten([offers[1]!], offers, sight, game)).toEqual([offers[0]]);
    expect(forgotten([offers[2]!], offers, sight, game)).toEqual([]);
  });
  it("show something themselves", () => {
    expect(shows(move(1, "use", [], { reveals: true }), game)).toBe(true);
    expect(shows(move(1, "buy", [], { reveals: true }), game)).toBe(false);
    expect(shows(move(1, "use"), game)).toBe(false);
  });
  it("are held at the end of a turn, unless they are a way out", () => {
    expect(holds(move(1, "play", [], { ends: true }))).toBe(true);
    expect(holds(move(1, "play"))).toBe(false);
    expect(holds(move(1, "pass", [], { ends: true }))).toBe(false);
  });
});
