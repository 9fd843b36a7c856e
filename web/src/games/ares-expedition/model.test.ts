import { describe, expect, it } from "vitest";
import { card, move, question } from "../../test/views";
import { coder, type Names, type Sight } from "../types";
import {
  arrangeGroups, bill, changes, choosers, eventIcon, isNeutral, moment, payment, price, ratingEnd, spots, standardOf, standing, tableau, thoughts, unused, type Board,
  type PhaseKey, type PlayerSeen, type Seen,
} from "./model"; // prettier-ignore
import { angles, outline, pips, TILES } from "./planet";

const code = coder([
  { name: "sell cards", start: 18, arguments: [] },
  { name: "bonus card", start: 19, arguments: [] },
  { name: "standard", start: 30, arguments: [5] },
  { name: "phase", start: 50, arguments: [5] },
  { name: "play", start: 1000, arguments: [250] },
  { name: "use", start: 1250, arguments: [250] },
  { name: "keep", start: 1500, arguments: [250] },
  { name: "pay heat", start: 3250, arguments: [64] },
]);
const words: Names = { label: (key) => (key === "megacredits" ? "M€" : key), code };

const TAGS = { building: 0, space: 0, power: 0, science: 0, jovian: 0, earth: 0, plant: 0, microbe: 0, animal: 0, event: 0 };
const player = (some: Partial<PlayerSeen> = {}): PlayerSeen => ({
  corporation: null, chosen: null, rating: 5, forests: 0, stock: { megacredits: 20, heat: 9, plants: 0 },
  production: { megacredits: 0, heat: 0, plants: 0, cards: 0 }, metals: { steel: 0, titanium: 0 }, worth: { steel: 2, titanium: 3 }, tags: TAGS,
  discounts: {}, eased: 0, sale: 3, research: { draws: 0, keeps: 0 }, hand: { count: 0, known: [] }, offers: { count: 0, known: [] }, played: [],
  actions: [], used: [], plays: 0, free: 0, bonus: false, next_cut: 0, next_ease: 0, initiative: false, redrawn: false, unaware: false,
  corporations: [], sealed: [], ...some,
}); // prettier-ignore

const LEVELS = { temperature: -30, oxygen: 0, oceans: 0 };
const seen = (some: Partial<Seen> = {}): Seen => ({
  stage: "phases", round: 3, last_round: null, phase: "action", phases: ["action", "research"], parameters: LEVELS, opened: LEVELS,
  zones: { temperature: "purple", oxygen: "purple" }, oceans: [], called: false, players: [player(), player()], deck: 100, discard: { count: 0, known: [] },
  scores: [5, 5], score_sheets: [[], []], neutral: null, pool: null, prices: [], standards: [], asked: null, order: null, tiles: null, ...some,
}); // prettier-ignore

const PHASES: PhaseKey[] = ["development", "construction", "action", "production", "research"];
const board: Board = {
  phases: PHASES.map((key) => ({ key, numeral: "", name: key, text: "", bonus_text: "", all: [], bonus: [] })),
  standards: ["plants", "megacredits", "heat", "megacredits", "megacredits"].map((pays) => ({ name: "", pays, price: 8, gains: "forest" })),
  tracks: [], zones: ["purple", "red", "yellow", "white"], parameters: ["temperature", "oxygen", "oceans"], oceans: 9, tiles: [],
  resources: ["megacredits", "heat", "plants"], metals: [{ key: "steel", tag: "building" }, { key: "titanium", tag: "space" }], tags: ["building", "space"],
  kinds: ["automated", "active", "event"], lines: ["rating", "forests", "cards"], hand_limit: 10, sale: 3, solo: { rounds: 25, spaces: 5, levels: {} },
  together: { rounds: 15, cubes: 27, markers: 3, points: 80 },
}; // prettier-ignore

const sight = (some: Partial<Sight<Seen, Board>> = {}): Sight<Seen, Board> => ({ observation: seen(), board, question: question({ kind: "phase" }), viewer: 0, waiting: [0, 1], ...some });

describe("Mars", () => {
  it("has room for every space between bottom and top, on its own side", () => {
    expect(angles(0, 15, true).from).toBe(188);
    expect(angles(14, 15, true).to).toBeCloseTo(352);
    expect(angles(0, 20, false).from).toBe(172);
    expect(angles(19, 20, false).to).toBeCloseTo(8);
    expect(outline(0, 15, true)).toMatch(/^M-.*Z$/);
  });
  it("marks a zone with as many pips as it is far", () => expect([0, 1, 2, 3].map((zone) => pips(0, 3, 15, true, zone).length)).toEqual([1, 2, 3, 4]));
  it("has nine ocean tiles that do not overlap", () => {
    expect(TILES).toHaveLength(9);
    for (const [place, one] of TILES.entries()) for (const other of TILES.slice(place + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(41);
  });
});

describe("moves", () => {
  it("are offered at the things they are about", () => {
    const at = (name: string, ...args: number[]) => spots(move(1, { name, arguments: args }), { board });
    expect(at("play", 12)).toEqual(["card:12"]);
    expect(at("use", 7)).toEqual(["card:7"]);
    expect(at("phase", 2)).toEqual(["phase:2"]);
    expect(at("neutral", 2)).toEqual(["phase:2"]);
    expect(at("standard", 0)).toEqual(["standard:0", "plants"]);
    expect(at("standard", 2)).toEqual(["standard:2", "heat"]);
    expect(at("standard", 4)).toEqual(["standard:4"]);
    expect(at("help", 1)).toEqual(["oxygen"]);
    expect(at("bonus card")).toEqual(["bonus", "phase:1"]);
    expect([at("take cube"), at("take marker"), at("sell cards"), at("corporation", 3)]).toEqual([["pool:cube"], ["pool:marker"], ["sell"], ["corporation:3"]]);
    expect(at("done")).toEqual([]);
  });
  it("are thought of where none is offered", () => {
    const own = player({ hand: { count: 1, known: [5] }, played: [{ card: 9, cubes: 0, points: 0, paid: true }] });
    const at = sight({ observation: seen({ players: [own, player()] }) });
    expect(thoughts("card:5", at, code)).toEqual([1005]);
    expect(thoughts("card:9", at, code)).toEqual([1259]);
    expect(thoughts("card:11", at, code)).toEqual([1511]);
    expect(thoughts("standard:4", at, code)).toEqual([34]);
    expect([thoughts("plants", at, code), thoughts("heat", at, code)]).toEqual([[30], [32]]);
    expect(thoughts("phase:1", at, code)).toEqual([]);
    expect(thoughts("phase:1", sight({ observation: seen({ stage: "planning" }) }), code)).toEqual([51]);
    expect([standardOf(board, "megacredits"), standardOf(board, "heat")]).toEqual([undefined, 2]);
    expect([thoughts("sell", at, code), thoughts("bonus", at, code), thoughts("corporation:1", at, code)]).toEqual([[18], [19], []]);
  });
  it("may be forgotten before one is done, but plants and heat are turned by the table where no step can be lost", () => {
    const oxygen = { parameter: "oxygen" as const, name: "", unit: "%", goal: 14, spaces: Array.from({ length: 15 }, (_, value) => ({ value, zone: "purple" })) };
    const at = (level: number, waiting = [0, 1], plants = [8, 0]) => {
      const players = plants.map((each) => player({ stock: { megacredits: 0, heat: 0, plants: each } }));
      return sight({ board: { ...board, tracks: [oxygen] }, observation: seen({ players, parameters: { ...LEVELS, oxygen: level } }), waiting });
    };
    const forest = move(1, { name: "standard", arguments: [0] });
    expect(["use", "play", "sell cards"].map((name) => unused(move(1, { name }), at(0)))).toEqual([true, true, false]);
    expect([0, 10, 11, 14].map((level) => unused(forest, at(level)))).toEqual([false, false, true, true]);
    expect([11, 13, 14].map((level) => unused(forest, at(level, [0])))).toEqual([false, false, true]); // nobody else can take the last step
    expect([[16, 0], [8, 16], [16, 8]].map((plants) => unused(forest, at(12, [0], plants)))).toEqual([false, false, true]);
    expect(unused(move(1, { name: "standard", arguments: [1] }), at(14))).toBe(false);
  });
});

describe("phases", () => {
  const own = player({ chosen: "action" });
  const rival = player({ chosen: "research" });
  it("show who has chosen them only after the reveal", () => {
    expect(PHASES.map((key) => choosers(seen({ players: [own, rival] }), key))).toEqual([[], [], [0], [], [1]]);
    expect(PHASES.flatMap((key) => choosers(seen({ players: [own, rival], stage: "planning" }), key))).toEqual([]);
  });
  it("are past, played now, to come or not in this round", () => {
    const at = seen({ phase: "action", phases: ["development", "action", "research"] });
    expect(PHASES.map((key) => moment(at, key))).toEqual(["past", "out", "now", "out", "next"]);
    expect(moment(seen({ stage: "planning" }), "action")).toBe("out");
  });
  it("may come from the neutral card of a solo game", () => {
    const alone = seen({ players: [own], neutral: { cards: [], marker: 1 } });
    expect(PHASES.filter((key) => isNeutral(alone, key))).toEqual(["research"]);
    expect(isNeutral(seen(), "research")).toBe(false);
  });
  it("tell of others only whether they have decided", () => {
    expect([standing(seen({ stage: "planning" }), [0], 0), standing(seen({ stage: "planning" }), [0], 1)]).toEqual(["deciding", "decided"]);
    expect([standing(seen(), [1], 0), standing(seen(), [1], 1), standing(seen({ stage: "end_step" }), [1], 0)]).toEqual(["done", "deciding", ""]);
  });
});

describe("money", () => {
  it("is what the server says that a card costs", () => {
    const at = seen({ prices: [{ card: 1, price: 7, payable: "by selling" }] });
    expect([price(card(1), at), price(card(2), at)]).toEqual([7, 10]);
  });
  it("may be heat, as far as it is not needed elsewhere", () => {
    const asked = payment(sight({ observation: seen({ asked: { kind: "heat", payment: { price: 12, heat: 4 } } }) }), words)!;
    expect([asked.price, asked.means[0]!.has, asked.means[0]!.code(3), asked.money.has]).toEqual([12, 4, 3253, 20]);
    expect(payment(sight(), words)).toBeNull();
  });
  it("is what sold cards bring", () => {
    const asked = sight({ observation: seen({ asked: { kind: "sell", each: 3 } }) });
    expect([bill(asked, 2, words), bill(asked, 0, words), bill(sight(), 2, words)]).toEqual(["+6 M€", "+0 M€", ""]);
  });
});

describe("cards in play", () => {
  it("are laid by colour, and together when they are many", () => {
    expect(arrangeGroups([1, 2], 440, 220)).toMatchObject({ shape: "tall", columns: 3, rows: 1 });
    expect(arrangeGroups([2, 2], 440, 220)).toMatchObject({ shape: "wide", columns: 2, rows: 2 });
    expect(arrangeGroups([1, 2], 440, 220, false)).toMatchObject({ shape: "large" });
    expect(arrangeGroups([3, 3, 2], 440, 220)).toMatchObject({ shape: "large", columns: 3, rows: 3 });
    expect(arrangeGroups([8, 8, 4], 440, 220)).toMatchObject({ shape: "middle", columns: 4, rows: 5 });
    expect(arrangeGroups([14, 12, 5], 440, 224)).toMatchObject({ shape: "small", columns: 4, rows: 9, fits: true });
    expect(arrangeGroups([13, 10, 9], 440, 224)).toMatchObject({ shape: "dense", rows: 8, fits: true });
    expect(arrangeGroups([60, 60, 20], 440, 224)).toMatchObject({ shape: "dense", fits: false });
  });
  it("lie by colour, the corporation before the blue ones, actions first", () => {
    const all = [card(1), card(2, { colour: "active" }), card(3, { colour: "active", action: "Action: draw." })];
    const played = all.map(({ number }) => ({ card: number, cubes: number, points: 0, paid: true }));
    const corporation = card(4, { kind: "corporation", colour: "corporation" });
    const shown = tableau(player({ played, used: [3] }), board.kinds, (number) => all[number - 1], corporation);
    expect(shown.map(({ kind, cards }) => [kind, cards.map((each) => [each.card.number, each.used])])).toEqual([
      ["automated", [[1, false]]],
      ["active", [[4, false], [3, true], [2, false]]],
    ]);
  });
});

it("notices what has changed", () => {
  const before = seen({ stage: "planning", phase: null });
  const after = seen({
    parameters: { temperature: -28, oxygen: 0, oceans: 1 },
    oceans: [{ tile: 2, megacredits: 4, plants: 0, cards: 0 }],
    players: [player({ rating: 7, played: [{ card: 4, cubes: 1, points: 0, paid: true }] }), player({ stock: { megacredits: 20, heat: 9, plants: 2 }, forests: 1 })],
    scores: [7, 5],
  });
  expect(changes(before, after)).toEqual(["temperature", "oceans", "ocean:0", "reveal", "phase", "rating:0", "card:4", "score:0", "stock:1:plants", "forests:1"]);
  expect(changes(seen({ pool: { cubes: 3, markers: 3 } }), seen({ pool: { cubes: 2, markers: 3 } }))).toEqual(["pool"]);
});

it("has a track of ratings as long as it is needed", () => {
  expect([5, 29, 30, 47].map((rating) => ratingEnd(seen({ players: [player({ rating })] })))).toEqual([30, 30, 40, 50]);
});

describe("events", () => {
  it("are drawn by what they are about", () => {
    const drawn = (name: string, about: Record<string, number | string> = {}) => eventIcon({ name, about });
    expect([drawn("chose", { seat: 0, phase: "research" }), drawn("stock", { seat: 0, resource: "plants" }), drawn("raised", { parameter: "oxygen" })]).toEqual([
      "phase_research", "plants", "oxygen",
    ]); // prettier-ignore
    expect([drawn("corporation"), drawn("not_there")]).toEqual(["tag_event", "log"]);
  });
});
