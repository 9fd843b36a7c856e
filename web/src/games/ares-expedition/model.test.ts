import { describe, expect, it } from "vitest";
import { ICONS } from "../../art/icons";
import { card, move, question } from "../../test/views";
import { coder, type Names, type Sight } from "../types";
import {
  arrangeGroups, bill, changes, choosers, eventIcon, isNeutral, moment, OXYGENS, payment, PHASES, pictured, price, ratingEnd, rounds, spots, standing, tableau,
  TEMPERATURES, thoughts, type PlayerSeen, type Seen,
} from "./model"; // prettier-ignore
import { angles, outline, pips, TILES } from "./planet";

const code = coder([
  { name: "sell cards", start: 18, arguments: [] },
  { name: "bonus card", start: 19, arguments: [] },
  { name: "standard", start: 30, arguments: [5] },
  { name: "phase", start: 50, arguments: [5] },
  { name: "play", start: 1000, arguments: [208] },
  { name: "use", start: 1250, arguments: [208] },
  { name: "keep", start: 1500, arguments: [208] },
  { name: "pay heat", start: 3250, arguments: [64] },
]);
const words: Names = { label: (key) => (key === "megacredits" ? "M€" : key), code };

const player = (some: Partial<PlayerSeen> = {}): PlayerSeen => ({
  corporation: null, chosen: null, rating: 5, forests: 0, stock: { megacredits: 20, heat: 9, plants: 0 },
  production: { megacredits: 0, heat: 0, plants: 0, cards: 0 }, metals: { steel: 0, titanium: 0 }, worth: { steel: 2, titanium: 3 }, tags: {},
  discounts: Array<number>(12).fill(0), sale: 3, standard: [8, 20, 8, 14, 15], hand: { count: 0, known: [] }, offers: { count: 0, known: [] }, played: [],
  actions: [], used: [], plays: 0, free: 0, bonus: false, next_cut: 0, next_ease: 0, ...some,
}); // prettier-ignore

const LEVELS = { temperature: -30, oxygen: 0, oceans: 0 };
const seen = (some: Partial<Seen> = {}): Seen => ({
  stage: "phases", round: 3, phase: "action", phases: ["action", "research"], parameters: LEVELS, opened: LEVELS, oceans: [], called: false,
  players: [player(), player()], deck: 100, discard: { count: 0, known: [] }, scores: [5, 5], score_sheets: [[], []], ...some,
}); // prettier-ignore

const sight = (some: Partial<Sight<Seen>> = {}): Sight<Seen> => ({ observation: seen(), question: question({ kind: "phase" }), viewer: 0, ...some });

describe("Mars", () => {
  it("has tracks in four zones", () => {
    expect([TEMPERATURES.length, TEMPERATURES.at(-1)!.value, OXYGENS.length, OXYGENS.at(-1)!.value]).toEqual([20, 8, 15, 14]);
    expect([-20, -18, 0, 2].map((value) => TEMPERATURES.find((space) => space.value === value)!.zone)).toEqual(["purple", "red", "yellow", "white"]);
    expect([2, 3, 11, 12].map((value) => OXYGENS[value]!.zone)).toEqual(["purple", "red", "yellow", "white"]);
  });
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
    const at = (name: string, ...args: number[]) => spots(move(1, { name, arguments: args }));
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
    const own = player({ hand: { count: 1, known: [5] }, played: [{ card: 9, cubes: 0, paid: true }] });
    const at = sight({ observation: seen({ players: [own, player()] }) });
    expect(thoughts("card:5", at, code)).toEqual([1005]);
    expect(thoughts("card:9", at, code)).toEqual([1259]);
    expect(thoughts("card:11", at, code)).toEqual([1511]);
    expect(thoughts("standard:4", at, code)).toEqual([34]);
    expect([thoughts("plants", at, code), thoughts("heat", at, code)]).toEqual([[30], [32]]);
    expect(thoughts("phase:1", at, code)).toEqual([]);
    expect(thoughts("phase:1", sight({ observation: seen({ stage: "planning" }) }), code)).toEqual([51]);
    expect([thoughts("sell", at, code), thoughts("bonus", at, code), thoughts("corporation:1", at, code)]).toEqual([[18], [19], []]);
  });
});

describe("phases", () => {
  const own = player({ chosen: "action" });
  const rival = player({ chosen: "research" });
  it("show who has chosen them only after the reveal", () => {
    expect(PHASES.map(({ key }) => choosers(seen({ players: [own, rival] }), key))).toEqual([[], [], [0], [], [1]]);
    expect(PHASES.flatMap(({ key }) => choosers(seen({ players: [own, rival], stage: "planning" }), key))).toEqual([]);
  });
  it("are past, played now, to come or not in this round", () => {
    const at = seen({ phase: "action", phases: ["development", "action", "research"] });
    expect(PHASES.map(({ key }) => moment(at, key))).toEqual(["past", "out", "now", "out", "next"]);
    expect(moment(seen({ stage: "planning" }), "action")).toBe("out");
  });
  it("may come from the neutral card of a solo game", () => {
    const alone = seen({ players: [own], neutral: { cards: [], marker: 1 } });
    expect(PHASES.filter(({ key }) => isNeutral(alone, key)).map(({ key }) => key)).toEqual(["research"]);
    expect(isNeutral(seen(), "research")).toBe(false);
  });
  it("tell of others only whether they have decided", () => {
    expect([standing(seen({ stage: "planning" }), [0], 0), standing(seen({ stage: "planning" }), [0], 1)]).toEqual(["deciding", "decided"]);
    expect([standing(seen(), [1], 0), standing(seen(), [1], 1), standing(seen({ stage: "end_step" }), [1], 0)]).toEqual(["done", "deciding", ""]);
  });
  it("have pictures", () => {
    expect([pictured("+1 card"), pictured("heat"), pictured("/")].map((each) => Object.values(each))).toEqual([["+1", "card", ""], ["", "heat", ""], ["", "", "/"]]);
  });
  it("belong to rounds, of which some games have so many", () => {
    expect(rounds(seen())).toEqual({ now: 3, of: null });
    expect(rounds(seen({ neutral: { cards: [], marker: 1 } })).of).toBe(25);
    expect(rounds(seen({ pool: { cubes: 20, markers: 3 } })).of).toBe(15);
  });
});

describe("money", () => {
  it("is saved by discounts on tags, on all cards and on costly ones", () => {
    const discounts = Array<number>(12).fill(0);
    discounts[0] = 4; // building
    discounts[10] = 1; // all cards
    discounts[11] = 4; // costly ones
    expect(price(card(1, { tags: ["building"] }), player({ discounts }))).toBe(5);
    expect(price(card(1, { value: 20 }), player({ discounts }))).toBe(15);
    expect(price(card(1, { value: 2, tags: ["building"] }), player({ discounts }))).toBe(0);
  });
  it("may be heat, as far as it is not needed elsewhere", () => {
    const asked = payment(sight({ question: question({ kind: "heat", subject: [12, 5] }) }), words)!;
    expect([asked.price, asked.means[0]!.has, asked.means[0]!.code(3), asked.money.has]).toEqual([12, 4, 3253, 20]);
    expect(payment(sight(), words)).toBeNull();
  });
  it("is what sold cards bring", () => {
    const asks = (kind: string) => sight({ question: question({ kind }) });
    expect([bill(asks("sell"), 2, words), bill(asks("limit"), 0, words), bill(asks("discard"), 2, words)]).toEqual(["+6 M€", "+0 M€", ""]);
  });
});

describe("cards in play", () => {
  it("are laid by colour, and together when they are many", () => {
    expect(arrangeGroups([3, 3, 2], 440, 220)).toMatchObject({ shape: "large", columns: 3, rows: 3 });
    expect(arrangeGroups([8, 8, 4], 440, 220)).toMatchObject({ shape: "middle", columns: 4, rows: 5 });
    expect(arrangeGroups([14, 12, 5], 440, 224)).toMatchObject({ shape: "small", columns: 4, rows: 9, fits: true });
    expect(arrangeGroups([13, 10, 9], 440, 224)).toMatchObject({ shape: "dense", rows: 8, fits: true });
    expect(arrangeGroups([60, 60, 20], 440, 224)).toMatchObject({ shape: "dense", fits: false });
  });
  it("lie by colour, the corporation before the blue ones, actions first", () => {
    const all = [card(1), card(2, { colour: "active" }), card(3, { colour: "active", action: "Action: draw." })];
    const played = all.map(({ number }) => ({ card: number, cubes: number, paid: true }));
    const corporation = card(4, { kind: "corporation", colour: "corporation" });
    const shown = tableau(player({ played, used: [3] }), (number) => all[number - 1], corporation);
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
    players: [player({ rating: 7, played: [{ card: 4, cubes: 1, paid: true }] }), player({ stock: { megacredits: 20, heat: 9, plants: 2 }, forests: 1 })],
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
    expect([eventIcon([2, 0, 4]), eventIcon([4, 1]), eventIcon([23, 0, 2, 5]), eventIcon([25, 0, 1, 4]), eventIcon([40, 0, 3]), eventIcon([99])]).toEqual([
      "phase_research", "phase_construction", "plants", "oxygen", "temperature", "log",
    ]); // prettier-ignore
  });
  it("all have a picture", () => {
    const drawn: readonly string[] = ICONS;
    expect(Array.from({ length: 45 }, (_, event) => eventIcon([event, 0, 0])).filter((name) => !drawn.includes(name))).toEqual([]);
  });
});
