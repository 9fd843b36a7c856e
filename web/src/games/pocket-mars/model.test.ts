import { describe, expect, it } from "vitest";
import { question } from "../../test/views";
import { coder } from "../types";
import { flights } from "./flights";
import { changes, offered, places, settle, spots, thoughts, type BuildingSeen, type Seen } from "./model";

const building = (number: number, one: number[] = [0, 0], two: number[] = [0, 0], column: number[] = []): BuildingSeen => ({
  building: number, one_star: one, two_star: two, free: 1, points: one, value: 3, column, values: column, face_down: [],
}); // prettier-ignore
const row = (first: BuildingSeen = building(0)) => [first, building(1), building(2), building(3), building(4, [], [])];
const player = (some: object = {}) => ({ earth: 6, ship: 1, energy: 1, mars: 0, discard_gain: 1, hand: [{ colour: 1, card: 12 }], prep: [null, null], ...some });
const seen = (some: Partial<Seen> = {}): Seen => ({
  over: false, round: 1, first: 0, active: 0, energy_max: 5, two_star_limit: 1, players: [player(), player()],
  buildings: row(),
  deck: { size: 20, top: 1, bottom: [], known: [] }, discard: [], in_play: [], scores: [2, 2], draft: null, sealed: [], ...some,
}); // prettier-ignore
const move = (name: string, ...values: number[]) => ({ move: 0, name, arguments: values, words: [], reveals: false });
const sight = (some: Partial<Seen> = {}) => ({ observation: seen(some), question: null, viewer: 0 });

describe("moves are offered where they belong", () => {
  it.each([
    ["play", [12], "card:12"],
    ["launch", [], "earth"],
    ["take", [1, 0], "prep:1:0"],
    ["land", [2], "zone:2:1"],
    ["promote", [2], "colonist:2:1:0"],
    ["demote any", [3, 1], "colonist:3:2:1"],
    ["peek", [1], "seat:1"],
  ] as const)("%s", (name, values, expected) => expect(spots(move(name, ...values), sight())[0]).toBe(expected));
  it("a card is flipped at the card", () => {
    const buildings = row(building(0, [0, 0], [0, 0], [3, 5]));
    expect(spots(move("flip", 0), sight({ buildings }))).toEqual(["card:5", "building:0"]);
  });
  it("a card at a building lies on the board, whoever has played it", () => {
    expect(offered({ buildings: row(building(0, [0, 0], [0, 0], [3, 5])) })).toEqual(["card:3", "card:5"]);
  });
  it("declining is only in the list", () => expect(spots(move("decline"), sight())).toEqual([]));
});

describe("a thing that cannot be chosen", () => {
  const code = coder([{ name: "play", start: 100, arguments: [35] }, { name: "take", start: 300, arguments: [4, 2] }, { name: "launch", start: 20, arguments: [] }]);
  it("is asked about by the move one would have made", () => expect(thoughts("card:12", sight(), code)).toEqual([112]));
  it("counts the last argument fastest", () => expect(thoughts("prep:2:1", sight(), code)).toEqual([305]));
  it("asks nothing where nothing could be meant", () => expect(thoughts("building:1", { ...sight(), question: question({}) }, code)).toEqual([]));
});

describe("colonists", () => {
  it("are seven, each somewhere", () => expect([...places(seen(), 0).values()].reduce((sum, n) => sum + n, 0)).toBe(7));
  it("who do not move stay who they are", () => {
    const before = settle(new Map(), seen());
    const landed = seen({ players: [player({ ship: 0 }), player()], buildings: row(building(0, [1, 0])) });
    const after = settle(before, landed);
    expect(after.get("0:1")).toEqual(before.get("ship")?.filter((pawn) => pawn.seat === 0));
    expect(after.get("earth")).toEqual(before.get("earth"));
    expect(new Set([...after.values()].flat().map((pawn) => pawn.id)).size).toBe(14);
  });
});

it("what has changed is known", () => {
  const after = seen({ players: [player({ energy: 2 }), player()], scores: [3, 2] });
  expect(changes(seen(), after)).toEqual(["energy:0", "score:0"]);
});

it("an attached card goes to its building", () =>
  expect(flights(seen(), seen({ buildings: row(building(0, [0, 0], [0, 0], [3])) }), 1)).toEqual([{ seat: 1, to: "building:0", icon: "card" }]));
