import { describe, expect, it } from "vitest";
import { card, move, question } from "../../test/views";
import { coder, type Names, type Sight } from "../types";
import { flights } from "./flights";
import { drawn } from "./map";
import { bill, changes, eventIcon, payment, price, spots, tableau, thoughts, type Place, type Player, type Seen } from "./model";

const code = coder([
  { name: "play", start: 1000, arguments: [500] },
  { name: "use", start: 1500, arguments: [500] },
  { name: "project", start: 30, arguments: [5] },
  { name: "plant greenery", start: 21, arguments: [] },
  { name: "place", start: 4000, arguments: [5, 100] },
  { name: "pay", start: 5100, arguments: [3, 64] },
]);
const words: Names = { label: (key) => (key === "megacredits" ? "M€" : key), code };

const player = (some: Partial<Player> = {}): Player => ({
  corporation: null, rating: 20,
  stock: { megacredits: 20, steel: 3, titanium: 0, plants: 0, energy: 0, heat: 9 },
  production: { megacredits: 0, steel: 0, titanium: 0, plants: 0, energy: 0, heat: 0 },
  tags: { building: 0, space: 0, power: 0, science: 0, jovian: 0, earth: 0, plant: 0, microbe: 0, animal: 0, city: 0 },
  discounts: {}, shift: 0, next_cut: 0, next_shift: 0, worth: { steel: 2, titanium: 3 }, greenery_price: 8,
  hand: { count: 0, known: [] }, offers: { count: 0, known: [] }, played: [], events: [], ready: [], passed: false, raised: false, cities: 0, tiles: 0,
  corporations: [], sealed: [], ...some,
}); // prettier-ignore

const goal = { owner: null, levels: [0, 0], ahead: [] };
const seen = (some: Partial<Seen> = {}): Seen => ({
  stage: "play", generation: 3, last_generation: null, research: false, first: 0, active: 0, taken: 0, parameters: { temperature: -30, oxygen: 0, oceans: 0 },
  tiles: [], claim: null, players: [player(), player()], milestones: [goal, goal], milestone_price: 8, awards: [goal, goal], award_price: 8,
  deck: 100, discard: { count: 0, known: [] }, scores: [20, 20], score_sheets: [[], []], draft: null, prices: [], projects: [], asked: null, order: null, ...some,
}); // prettier-ignore

const sight = (some: Partial<Sight<Seen>> = {}): Sight<Seen> => ({ observation: seen(), question: question({ kind: "turn" }), viewer: 0, ...some });
const asks = (asked: Seen["asked"]) => sight({ observation: seen({ asked }), question: question({ kind: asked?.kind }) });

describe("the map", () => {
  const place = (number: number, row: number | null, column: number | null): Place => ({ number, printed: String(number), name: "", kind: row === null ? "off" : "land", bonus: [], row, column, around: [] });
  it("is drawn row by row around its middle, with the places off the planet in the corners", () => {
    const { areas, off } = drawn([place(0, 0, -1), place(1, 0, 1), place(2, 1, 0), place(3, 2, 0), place(4, null, null), place(5, null, null)]);
    expect(areas.map(({ number, x }) => [number, x])).toEqual([[0, -1], [1, 1], [2, 0], [3, 0]]);
    expect(areas.map(({ y }) => Math.sign(y))).toEqual([-1, -1, 0, 1]);
    expect(off.map(({ number, x, y }) => [number, Math.sign(x), Math.sign(y)])).toEqual([[4, -1, -1], [5, 1, -1]]);
  });
});

describe("moves", () => {
  it("are offered at the things they are about", () => {
    const played = [{ card: 77, cubes: 2, points: 0 }];
    const at = (name: string, ...args: number[]) => spots(move(1, { name, arguments: args }), sight({ observation: seen({ players: [player({ corporation: 2 }), player({ played })] }) }));
    expect(at("play", 112)).toEqual(["card:112"]);
    expect(at("use", 2)).toEqual(["corporation:2"]);
    expect(at("use", 112)).toEqual(["card:112"]);
    expect(at("place", 1, 30)).toEqual(["place:30"]);
    expect(at("steal", 1, 3, 1)).toEqual(["stock:1:3", "seat:1"]);
    expect(at("lower", 4, 1)).toEqual(["production:1:4", "seat:1"]);
    expect(at("take", 77)).toEqual(["card:77", "seat:1"]);
    expect(at("plant greenery")).toEqual(["plants"]);
    expect(at("pass")).toEqual([]);
  });
  it("are thought of where none is offered", () => {
    const own = player({ corporation: 3, hand: { count: 1, known: [75] }, played: [{ card: 79, cubes: 0, points: 0 }] });
    const at = sight({ observation: seen({ players: [own, player()] }) });
    expect(thoughts("card:75", at, code)).toEqual([1075]);
    expect(thoughts("card:79", at, code)).toEqual([1579]);
    expect(thoughts("corporation:3", at, code)).toEqual([1503]);
    expect(thoughts("project:2", at, code)).toEqual([32]);
    expect(thoughts("plants", at, code)).toEqual([21]);
    expect(thoughts("place:3", at, code)).toEqual([]);
    expect(thoughts("place:3", asks({ kind: "place", placing: { tile: "city", kind: 2, places: [] } }), code)).toEqual([4000 + 2 * 100 + 3]);
  });
});

describe("money", () => {
  it("is what the server says that a card costs", () => {
    const observation = seen({ prices: [{ card: 1, price: 6, metals: 0, payable: "now" }] });
    expect(price(card(1), observation)).toBe(6);
    expect(price(card(2), observation)).toBe(10);
  });
  it("is paid with the means that the question accepts", () => {
    const means = [{ number: 0, name: "steel", has: 3, worth: 2 }, { number: 2, name: "heat", has: 1, worth: 1 }];
    const asked = payment(asks({ kind: "pay", payment: { price: 12, means } }), words)!;
    expect([asked.price, asked.means.map(({ key, has, worth }) => [key, has, worth]), asked.money.has]).toEqual([12, [["steel", 3, 2], ["heat", 1, 1]], 20]);
    expect(asked.means[1]!.code(1)).toBe(5100 + 2 * 64 + 1);
    expect(payment(sight(), words)).toBeNull();
  });
  it("is what bought and sold cards come to", () => {
    expect(bill(asks({ kind: "buy", each: -3 }), 2, words)).toBe("−6 M€");
    expect(bill(asks({ kind: "buy", each: -3 }), 0, words)).toBe("0 M€");
    expect(bill(asks({ kind: "sell", each: 1 }), 4, words)).toBe("+4 M€");
    expect(bill(asks({ kind: "keep" }), 2, words)).toBe("");
  });
});

it("puts cards in play in order, beginning with those that can be used", () => {
  const all = [card(1), card(2, { action: "Action: draw." }), card(3, { collects: "animal" })];
  const shown = tableau(player({ played: [1, 2, 3].map((number) => ({ card: number, cubes: number, points: 0 })), ready: [2] }), (number) => all[number - 1]);
  expect(shown.map((each) => [each.card.number, each.cubes, each.ready])).toEqual([[2, 2, true], [3, 3, false], [1, 1, false]]);
});

it("notices what has changed", () => {
  const after = seen({
    tiles: [{ place: 7, tile: "ocean", owner: null }],
    parameters: { temperature: -28, oxygen: 0, oceans: 1 },
    players: [player({ rating: 22, played: [{ card: 4, cubes: 1, points: 0 }] }), player({ stock: { ...player().stock, plants: 2 } })],
    awards: [goal, { ...goal, owner: 1 }],
    scores: [22, 20],
  });
  expect(changes(seen(), after)).toEqual(["place:7", "temperature", "oceans", "award:1", "rating:0", "card:4", "score:0", "stock:1:3"]);
});

it("draws events by what they are about", () => {
  const icon = (name: string, about: Record<string, string | number> = {}) => eventIcon({ name, about });
  expect([icon("stock", { resource: "plants" }), icon("raised", { parameter: "oxygen" })]).toEqual(["plants", "oxygen"]);
  expect(["greenery", "city", "mohole_area"].map((tile) => icon("placed", { tile }))).toEqual(["tile_greenery", "tile_city", "tile_special"]);
  expect([icon("milestone"), icon("something new")]).toEqual(["trophy", "log"]);
});

describe("what moves", () => {
  const after = seen({
    tiles: [{ place: 7, tile: "ocean", owner: null }, { place: 8, tile: "city", owner: 1 }],
    parameters: { temperature: -28, oxygen: 0, oceans: 1 }, milestones: [goal, { ...goal, owner: 1 }],
  }); // prettier-ignore
  it("goes from its owner, or whoever acts, to its place", () =>
    expect(flights(seen(), after, 0)).toEqual([
      { seat: 0, to: "place:7", icon: "tile_ocean" },
      { seat: 1, to: "place:8", icon: "tile_city" },
      { seat: 0, to: "temperature", icon: "temperature" },
      { seat: 1, to: "milestone:1" },
    ]));
  it("is nothing where nothing has changed", () => expect(flights(after, after, 0)).toEqual([]));
});
