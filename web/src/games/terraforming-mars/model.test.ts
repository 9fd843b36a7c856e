import { describe, expect, it } from "vitest";
import { card, move, question } from "../../test/views";
import { coder, type Names, type Sight } from "../types";
import { AREAS, placeOf } from "./map";
import { bill, changes, eventIcon, payment, pays, price, spots, tableau, thoughts, type PlayerSeen, type Seen } from "./model";

const code = coder([
  { name: "play", start: 1000, arguments: [208] },
  { name: "use", start: 1250, arguments: [221] },
  { name: "project", start: 30, arguments: [5] },
  { name: "plant greenery", start: 21, arguments: [] },
  { name: "place", start: 4000, arguments: [5, 63] },
  { name: "pay", start: 5100, arguments: [3, 64] },
]);
const words: Names = { label: (key) => (key === "megacredits" ? "M€" : key), code };

const player = (some: Partial<PlayerSeen> = {}): PlayerSeen => ({
  corporation: null, rating: 20,
  stock: { megacredits: 20, steel: 3, titanium: 0, plants: 0, energy: 0, heat: 9 },
  production: { megacredits: 0, steel: 0, titanium: 0, plants: 0, energy: 0, heat: 0 },
  tags: {}, discounts: Array<number>(11).fill(0), shift: 0, next_cut: 0, next_shift: 0, worth: { steel: 2, titanium: 3 }, greenery_price: 8,
  hand: { count: 0, known: [] }, offers: { count: 0, known: [] }, played: [], events: [], ready: [], passed: false, raised: false, cities: 0, tiles: 0,
  ...some,
}); // prettier-ignore

const seen = (some: Partial<Seen> = {}): Seen => ({
  stage: "play", generation: 3, last_generation: null, research: false, first: 0, active: 0, taken: 0, parameters: { temperature: -30, oxygen: 0, oceans: 0 },
  tiles: [], claim: null, players: [player(), player()], milestones: [null, null, null, null, null], awards: [null, null, null, null, null],
  milestone_levels: [], award_levels: [], deck: 100, discard: { count: 0, known: [] }, scores: [20, 20], score_sheets: [[], []], ...some,
}); // prettier-ignore

const sight = (some: Partial<Sight<Seen>> = {}): Sight<Seen> => ({ observation: seen(), question: question({ kind: "turn" }), viewer: 0, ...some });

describe("the map", () => {
  it("has 61 areas with the neighbours that touch them", () => {
    expect(AREAS).toHaveLength(61);
    expect(AREAS.filter((area) => area.ocean)).toHaveLength(12);
    expect(AREAS[30]!.around).toEqual([21, 22, 29, 31, 38, 39]);
    expect(AREAS[0]!.around).toEqual([1, 5, 6]);
    expect(AREAS.every((area) => area.around.every((other) => AREAS[other]!.around.includes(area.place)))).toBe(true);
  });
  it("is called as the engine calls it", () => {
    expect([placeOf("03"), placeOf("63"), placeOf("01"), placeOf("02")]).toEqual([0, 60, 61, 62]);
    expect(AREAS.find((area) => area.reserved)?.name).toBe("tm_area_31");
  });
  it("tells what a tile would bring", () => {
    const oceans = [4, 5].map((place) => ({ place: AREAS[AREAS[0]!.around[place - 4]!]!.number, tile: "ocean", owner: null }));
    expect(pays(0, oceans)).toEqual({ bonus: ["steel", "steel"], money: 4 });
    expect(pays(61, oceans)).toEqual({ bonus: [], money: 0 });
  });
});

describe("moves", () => {
  it("are offered at the things they are about", () => {
    const at = (name: string, ...args: number[]) => spots(move(1, { name, arguments: args }), sight({ observation: seen({ players: [player(), player({ played: [{ card: 7, cubes: 2 }] })] }) }));
    expect(at("play", 12)).toEqual(["card:12"]);
    expect(at("use", 210)).toEqual(["corporation:2"]);
    expect(at("place", 1, 30)).toEqual(["place:30"]);
    expect(at("steal", 1, 3, 1)).toEqual(["stock:1:3", "seat:1"]);
    expect(at("lower", 4, 1)).toEqual(["production:1:4", "seat:1"]);
    expect(at("take", 7)).toEqual(["card:7", "seat:1"]);
    expect(at("plant greenery")).toEqual(["plants"]);
    expect(at("pass")).toEqual([]);
  });
  it("are thought of where none is offered", () => {
    const own = player({ hand: { count: 1, known: [5] }, played: [{ card: 9, cubes: 0 }] });
    const at = sight({ observation: seen({ players: [own, player()] }) });
    expect(thoughts("card:5", at, code)).toEqual([1005]);
    expect(thoughts("card:9", at, code)).toEqual([1259]);
    expect(thoughts("project:2", at, code)).toEqual([32]);
    expect(thoughts("plants", at, code)).toEqual([21]);
    expect(thoughts("place:3", at, code)).toEqual([]);
    expect(thoughts("place:3", sight({ question: question({ kind: "place", subject: [0, 5, 1, 3] }) }), code)).toEqual([4000 + 2 * 63 + 3]);
  });
});

describe("money", () => {
  it("is saved by discounts on tags, on all cards and on the next one", () => {
    const discounts = Array<number>(11).fill(0);
    discounts[1] = 2; // space
    discounts[10] = 1; // all cards
    expect(price(card(1, { tags: ["space", "space"] }), player({ discounts, next_cut: 3 }))).toBe(10 - 4 - 1 - 3);
    expect(price(card(1, { value: 1 }), player({ next_cut: 8 }))).toBe(0);
  });
  it("is paid with the means that the question accepts", () => {
    const asked = payment(sight({ question: question({ kind: "pay", subject: [12, 5, 8] }) }), words)!;
    expect([asked.price, asked.means.map(({ key, has, worth }) => [key, has, worth]), asked.money.has]).toEqual([12, [["steel", 3, 2], ["heat", 1, 1]], 20]);
    expect(asked.means[1]!.code(1)).toBe(5100 + 2 * 64 + 1);
    expect(payment(sight(), words)).toBeNull();
  });
  it("is what bought and sold cards come to", () => {
    const asks = (kind: string, subject: number[] = []) => sight({ question: question({ kind, subject }) });
    expect(bill(asks("buy", [3, 30]), 2, words)).toBe("−6 M€");
    expect(bill(asks("buy", [3, 30]), 0, words)).toBe("0 M€");
    expect(bill(asks("sell"), 4, words)).toBe("+4 M€");
    expect(bill(asks("keep"), 2, words)).toBe("");
  });
});

it("puts cards in play in order, beginning with those that can be used", () => {
  const all = [card(1), card(2, { action: "Action: draw." }), card(3, { collects: "animal" })];
  const shown = tableau(player({ played: [1, 2, 3].map((number) => ({ card: number, cubes: number })), ready: [2] }), (number) => all[number - 1]);
  expect(shown.map((each) => [each.card.number, each.cubes, each.ready])).toEqual([[2, 2, true], [3, 3, false], [1, 1, false]]);
});

it("notices what has changed", () => {
  const after = seen({
    tiles: [{ place: "10", tile: "ocean", owner: null }],
    parameters: { temperature: -28, oxygen: 0, oceans: 1 },
    players: [player({ rating: 22, played: [{ card: 4, cubes: 1 }] }), player({ stock: { ...player().stock, plants: 2 } })],
    awards: [null, 1, null, null, null],
    scores: [22, 20],
  });
  expect(changes(seen(), after)).toEqual(["place:7", "temperature", "oceans", "award:1", "rating:0", "card:4", "score:0", "stock:1:3"]);
});

it("draws events by what they are about", () => {
  expect([eventIcon([17, 0, 3]), eventIcon([20, 0, 1, 4]), eventIcon([21, 0, 2, 5]), eventIcon([39, 3, 5]), eventIcon([99])]).toEqual(["plants", "oxygen", "tile_greenery", "tile_city", "log"]);
});
