import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { question } from "../../test/views";
import { coder } from "../types";
import { places } from "./map";
import { awards, changes, chosen, countdown, eventIcon, kindOf, leaders, nextProduction, spots, thoughts, type Seen } from "./model";

const region = (...astronauts: number[]) => ({ astronauts, resource: null, revealed: false, tokens: [0, 0, 0], discovery: null });
const colour = (seat: number, some: object = {}) => ({ seat, neutral: false, supply: 22, wormhole: 0, tokens: [0, 0, 0], hand: [1, 2], played: [], points: 0, ...some });
const seen = (some: Partial<Seen> = {}): Seen => ({
  round: 3, phase: 1, over: false, count: 0, first: 0, active: null, layout: 0, pads: [null, null, null], regions: Array.from({ length: 10 }, () => region(0, 0, 0)),
  destination_tokens: [], point_tokens: [], colours: [colour(0), colour(1), colour(2)], players: [], deck: 20, discard: [], ship_deck: 30, ship_discard: [],
  held: null, sealed: [], returned: null, ...some,
}); // prettier-ignore
const move = (name: string, ...values: number[]) => ({ move: 0, name, arguments: values, words: [], reveals: false });
const sight = (kind = "", subject: number[] = [], some: Partial<Seen> = {}) => ({ observation: seen(some), question: kind ? question({ kind, subject }) : null, viewer: 0 });

describe("moves are offered where they belong", () => {
  it.each([
    ["choose", [8], "character:9"],
    ["keep", [4], "card:4"],
    ["play", [1], "card:26"],
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
    ["replace", [11, 2], "crew:1:2"],
    ["rescue", [6, 1], "region:6"],
  ] as const)("%s %j", (name, values, expected) => expect(spots(move(name, ...values), sight())[0]).toBe(expected));
  it("a step begins with an astronaut of the colour that acts", () => expect(spots(move("walk", 4, 2), sight("walk", [3, 8, 3]))).toEqual(["astronaut:4:3", "region:2"]));
  it("a ship is redirected at the ship or at the region", () => expect(spots(move("redirect", 1, 7), sight())).toEqual(["pad:1", "region:7"]));
  it("a choice is taken back where it lies", () => {
    expect(spots(move("take back"), sight("sealed", [], { sealed: [107] }))).toEqual(["character:7"]);
    expect(chosen(seen({ phase: 0, sealed: [204] }))).toBe("card:4");
    expect(spots(move("take back"), sight())).toEqual([]);
  });
  it("passing is only in the list", () => expect(spots(move("pass"), sight())).toEqual([]));
});

describe("a thing that cannot be chosen", () => {
  const code = coder([
    { name: "choose", start: 101, arguments: [9] },
    { name: "board", start: 400, arguments: [6] },
    { name: "kill", start: 900, arguments: [10, 6] },
    { name: "replace", start: 1100, arguments: [16, 6] },
    { name: "play", start: 300, arguments: [4] },
    { name: "place", start: 470, arguments: [10] },
  ]);
  it("is asked about by the move one would have made", () => {
    expect(thoughts("character:9", sight("character"), code)).toEqual([109]);
    expect(thoughts("pad:2", sight("board"), code)).toEqual([402]);
    expect(thoughts("astronaut:4:2", sight("kill"), code)).toEqual([926]);
    expect(thoughts("crew:1:3", sight("replace"), code)).toEqual([1169]);
    expect(thoughts("card:26", sight("action"), code)).toEqual([301]);
    expect(thoughts("region:2", sight("place"), code)).toEqual([472]);
  });
  it("asks nothing where nothing could be meant", () => expect(thoughts("region:2", sight("character"), code)).toEqual([]));
});

describe("what is seen at a glance", () => {
  it("who has most, alone or with others", () => {
    expect(leaders([1, 3, 2])).toEqual([1]);
    expect(leaders([2, 0, 2])).toEqual([0, 2]);
    expect(leaders([0, 0])).toEqual([]);
  });
  it.each([[1, 1], [5, 1], [6, 2], [8, 2], [9, 3], [10, 3]])("in round %i production %i comes next", (round, number) => expect(nextProduction(seen({ round }))).toBe(number)); // prettier-ignore
  it("after the end none comes", () => expect(nextProduction(seen({ over: true, round: 10 }))).toBe(0));
  it("the kind of a card", () => expect([0, 11, 12, 24, 25, 28].map(kindOf)).toEqual(["mission", "mission", "discovery", "discovery", "action", "action"]));
  it("what has changed", () => {
    const regions = seen().regions.map((each, place) => (place === 4 ? { ...region(0, 2, 0), revealed: true, resource: 1 } : each));
    const after = seen({ regions, colours: [colour(0), colour(1, { wormhole: 1, points: 2, tokens: [2, 0, 0] }), colour(2)], deck: 19 });
    expect(changes(seen(), after)).toEqual(["astronaut:4:1", "resource:4", "own:1", "wormhole:1", "score:1", "deck"]);
  });
});

describe("pictures", () => {
  const sprite = readFileSync(join(import.meta.dirname, "../../art/sprite.svg"), "utf8");
  const missing = (names: string[]) => names.filter((name) => !sprite.includes(`<symbol id="${name}"`));
  it("are there for every event", () => {
    const events = Array.from({ length: 48 }, (_, place) => eventIcon([place + 1]));
    expect(missing(events)).toEqual([]);
    expect(events).not.toContain("log");
  });
  it("are there for every step of a character", () =>
    expect(missing(["board", "recall", "walk", "research", "depart", "destroy", "replace", "kill", "descend", "redirect"])).toEqual([]));
});

describe("the countdown", () => {
  it("is told moment by moment", () => {
    const news = [[1, 2], [4, 9], [4, 8], [5, 1, 8], [7, 1, 0, 1], [5, 0, 8]]; // prettier-ignore
    expect(countdown(news)).toEqual([null, { number: 9, colour: null }, { number: 8, colour: null }, { number: 8, colour: 1 }, { number: 8, colour: 0 }]);
  });
});

it("tokens taken from a region are known", () =>
  expect(awards([[36, 1, 4, 2, 3], [36, 0, 5, 0, 1], [35, 4, 2, 3]], 4)).toEqual([{ colour: 1, kind: 2, count: 3 }])); // prettier-ignore

describe("the map", () => {
  const ring = [4, 5, 6, 3, 8, 7];
  const inner = [2, 1, 0];
  const borders = inner.flatMap((region, i) => [0, 1, 2].map((j): [number, number] => [region, ring[(2 * i + j) % 6]!]));
  const map = places({ ring, borders });
  it("has nine regions, each once", () => expect(map.map((place) => place.region)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]));
  it("begins above and goes round clockwise", () => expect(ring.map((region) => map[region]!.angle)).toEqual([-90, -30, 30, 90, 150, 210]));
  it("puts inner regions towards those they border on", () => expect(inner.map((region) => ((map[region]!.angle % 360) + 360) % 360)).toEqual([330, 90, 210]));
  it("has a place at the rim for discoveries of outer regions only", () => expect(map.filter((place) => place.rim).map((place) => place.region)).toEqual([3, 4, 5, 6, 7, 8]));
});
