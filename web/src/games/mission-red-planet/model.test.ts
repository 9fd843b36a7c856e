import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Line } from "../../lib/types";
import { question } from "../../test/views";
import { coder } from "../types";
import { flights } from "./flights";
import { places } from "./map";
import { awards, changes, chosen, countdown, eventIcon, spots, thoughts, type Board, type Seen } from "./model";

const region = (number: number, ...astronauts: number[]) => ({
  number, astronauts, leaders: [], resource: null, revealed: false, tokens: [0, 0, 0], discovery: null, destination_tokens: 2,
}); // prettier-ignore
const colour = (seat: number, some: object = {}) => ({ seat, neutral: false, supply: 22, wormhole: 0, tokens: [0, 0, 0], hand: [1, 2], played: [], points: 0, ...some });
const seen = (some: Partial<Seen> = {}): Seen => ({
  round: 3, phase: "round", moment: "choosing", over: false, count: 0, first: 0, active: null, layout: 0, production: 1, pads: [null, null, null],
  regions: Array.from({ length: 10 }, (_, number) => region(number, 0, 0, 0)), point_tokens: [], colours: [colour(0), colour(1), colour(2)], players: [],
  deck: 20, discard: [], ship_deck: 30, ship_discard: [], held: null, chosen: null, returned: null, ...some,
}); // prettier-ignore
const board: Board = {
  regions: [], layouts: [], ships: [], characters: [], resources: [], rounds: [], ice_monopoly: 9, astronauts: 22, first_pad: 16,
  cards: [{ number: 49, kind: "action", name: "", text: "", points: [] }],
}; // prettier-ignore
const line = (name: string, about: Line["about"] = {}): Line => ({ event: [], name, about, words: [] });
const move = (name: string, ...values: number[]) => ({ move: 0, name, arguments: values, words: [], reveals: false });
const sight = (kind = "", subject: number[] = [], some: Partial<Seen> = {}) => ({ observation: seen(some), question: kind ? question({ kind, subject }) : null, viewer: 0, board });

describe("moves are offered where they belong", () => {
  it.each([
    ["choose", [9], "character:9"],
    ["keep", [4], "card:4"],
    ["play", [49], "card:49"],
    ["draw", [], "deck"],
    ["put aside", [], "held"],
    ["board", [2], "pad:2"],
    ["destroy", [0], "pad:0"],
    ["send", [9], "region:9"],
    ["look", [5], "rim:5"],
    ["place", [5], "rim:5"],
    ["descend", [1], "region:1"],
    ["kill", [4, 2], "astronaut:4:2"],
    ["replace", [4, 2], "astronaut:4:2"],
    ["replace", [17, 2], "crew:1:2"],
    ["rescue", [6, 1], "region:6"],
  ] as const)("%s %j", (name, values, expected) => expect(spots(move(name, ...values), sight())[0]).toBe(expected));
  it("a step begins with an astronaut of the colour that acts", () => expect(spots(move("walk", 4, 2), sight("walk", [3, 8, 3]))).toEqual(["astronaut:4:3", "region:2"]));
  it("a ship is redirected at the ship or at the region", () => expect(spots(move("redirect", 1, 7), sight())).toEqual(["pad:1", "region:7"]));
  it("a choice is taken back where it lies", () => {
    expect(spots(move("take back"), sight("sealed", [], { chosen: { character: 7, mission: null, stack: [] } }))).toEqual(["character:7"]);
    expect(chosen(seen({ chosen: { character: null, mission: 4, stack: [] } }))).toBe("card:4");
    expect(spots(move("take back"), sight())).toEqual([]);
  });
  it("passing is only in the list", () => expect(spots(move("pass"), sight())).toEqual([]));
});

describe("a thing that cannot be chosen", () => {
  const code = coder([
    { name: "choose", start: 32, arguments: [16] },
    { name: "board", start: 192, arguments: [8] },
    { name: "kill", start: 704, arguments: [16, 8] },
    { name: "replace", start: 960, arguments: [32, 8] },
    { name: "play", start: 128, arguments: [64] },
    { name: "place", start: 256, arguments: [16] },
  ]);
  it("is asked about by the move one would have made", () => {
    expect(thoughts("character:9", sight("character"), code)).toEqual([41]);
    expect(thoughts("pad:2", sight("board"), code)).toEqual([194]);
    expect(thoughts("astronaut:4:2", sight("kill"), code)).toEqual([738]);
    expect(thoughts("crew:1:3", sight("replace"), code)).toEqual([1099]);
    expect(thoughts("card:49", sight("action"), code)).toEqual([177]);
    expect(thoughts("region:2", sight("place"), code)).toEqual([258]);
  });
  it("asks nothing where nothing could be meant", () => expect(thoughts("region:2", sight("character"), code)).toEqual([]));
});

it("what has changed is known", () => {
  const regions = seen().regions.map((each) => (each.number === 4 ? { ...region(4, 0, 2, 0), revealed: true, resource: 1 } : each));
  const after = seen({ regions, colours: [colour(0), colour(1, { wormhole: 1, points: 2, tokens: [2, 0, 0] }), colour(2)], deck: 19 });
  expect(changes(seen(), after)).toEqual(["astronaut:4:1", "resource:4", "own:1", "wormhole:1", "score:1", "deck"]);
});

describe("pictures", () => {
  const sprite = readFileSync(join(import.meta.dirname, "../../art/sprite.svg"), "utf8");
  const missing = (names: string[]) => names.filter((name) => !sprite.includes(`<symbol id="${name}"`));
  const frozen = readFileSync(join(import.meta.dirname, "../../../../tests/golden/codes/mission-red-planet.txt"), "utf8");
  const names = [...frozen.matchAll(/^event \d+ (\w+)/gm)].map(([, name]) => name!);
  it("are there for every event", () => {
    const events = names.map((name) => eventIcon(line(name)));
    expect(events.length).toBeGreaterThan(40);
    expect(missing(events)).toEqual([]);
    expect(events).not.toContain("log");
  });
  it("are there for every step of a character", () =>
    expect(missing(["board", "recall", "walk", "research", "depart", "destroy", "replace", "kill", "descend", "redirect"])).toEqual([]));
});

describe("the countdown", () => {
  it("is told moment by moment", () => {
    const news = [
      line("round", { round: 2 }),
      line("called", { number: 9 }),
      line("called", { number: 8 }),
      line("revealed", { colour: 1, character: 8 }),
      line("boarded", { colour: 1, pad: 0, astronauts: 1 }),
      line("revealed", { colour: 0, character: 8 }),
    ];
    expect(countdown(news)).toEqual([null, { number: 9, colour: null }, { number: 8, colour: null }, { number: 8, colour: 1 }, { number: 8, colour: 0 }]);
  });
});

it("tokens taken from a region are known", () => {
  const taken = (colour: number, where: number) => line("awarded", { colour, region: where, resource: "celerium", tokens: 3 });
  const news = [taken(1, 4), taken(0, 5), line("produced", { region: 4, resource: "ice", tokens: 3 })];
  expect(awards(news, 4)).toEqual([{ colour: 1, resource: "celerium", count: 3 }]);
});

describe("the map", () => {
  const ring = [4, 5, 6, 3, 8, 7].map((region, place) => ({ region, kind: "outer" as const, angle: place * 60 - 90 }));
  const inner = [2, 1, 0].map((region, place) => ({ region, kind: "inner" as const, angle: place * 120 - 30 }));
  const map = places([...ring, ...inner]);
  it("has every region where the board says", () => expect(map.map(({ region, angle }) => [region, angle])).toEqual([...ring, ...inner].map(({ region, angle }) => [region, angle])));
  it("has a place at the rim for discoveries of outer regions only", () => expect(map.filter((place) => place.rim).map((place) => place.region)).toEqual([4, 5, 6, 3, 8, 7]));
  it("gives each region of a ring an equal part", () => expect(map[0]!.box.width).toBeCloseTo(2 * 46.5 * Math.sin(Math.PI / 6), 1));
});

describe("astronauts on their way", () => {
  const ship = (crew: number[], some: object = {}) => ({ ship: 4, destination: 2, capacity: 4, crew, free: 4, launched: false, tokens: [], ...some });
  const regions = (...there: [number, number[]][]) => seen().regions.map((each) => ({ ...each, astronauts: there.find(([number]) => number === each.number)?.[1] ?? each.astronauts }));
  it("go aboard", () => expect(flights(seen({ pads: [ship([0, 0, 0]), null, null] }), seen({ pads: [ship([0, 2, 0]), null, null] }))).toEqual([{ seat: 1, to: "pad:0", colour: 1 }]));
  it("land where their ship flew", () =>
    expect(flights(seen({ pads: [ship([0, 2, 0], { launched: true }), null, null] }), seen({ regions: regions([2, [0, 2, 0]]) }))).toEqual([{ seat: 1, to: "region:2", colour: 1, from: "pad:0" }]));
  it("walk from region to region", () =>
    expect(flights(seen({ regions: regions([2, [1, 0, 0]]) }), seen({ regions: regions([3, [1, 0, 0]]) }))).toEqual([{ seat: 0, to: "region:3", colour: 0, from: "region:2" }]));
});
