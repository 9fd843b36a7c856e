/** The printed map: 61 areas in nine rows, as the engine numbers them, and where they are drawn. */
import type { Phrase } from "../../phrases";

/** An area: ~ ocean, * volcano, ! reserved for Noctis City; then what is printed on it: s steel, t titanium, p plant, c card. */
const ROWS = [
  "ss ~ss . ~c ~",
  ". *s . . . ~cc",
  "*c . . . . . s",
  "*pt p p p pp p p ~pp",
  "*pp pp !pp ~pp ~pp ~pp pp pp pp",
  "p pp p p p ~p ~p ~p",
  ". . . . . p .",
  "ss . c c . t",
  "s ss . . ~tt",
];
const FIRST_NUMBER = 3;
const BONUSES: Record<string, string> = { s: "steel", t: "titanium", p: "plants", c: "card" };
const NAMED = { "09": "tm_area_09", "14": "tm_area_14", "21": "tm_area_21", "29": "tm_area_29", "31": "tm_area_31" } as const;

/** The places off the planet follow the areas. */
export const OFF_MARS = [61, 62];
export const OCEAN_BONUS = 2;

export interface Area {
  place: number;
  number: string;
  ocean: boolean;
  volcano: boolean;
  reserved: boolean;
  /** The phrase for its name, if it has one. */
  name: Phrase | null;
  /** The pictures of what is printed on it. */
  bonus: string[];
  row: number;
  x: number;
  y: number;
  around: number[];
}

/** Half the width and the radius of an area whose neighbours are two apart in x. */
const HALF = 1;
export const RADIUS = 2 / Math.sqrt(3);
const STEP = RADIUS * 1.5;

export const AREAS: Area[] = ROWS.flatMap((row, number) => {
  const texts = row.split(" ");
  return texts.map((text, column) => ({ text, row: number, x: 2 * column - texts.length + 1, y: (number - 4) * STEP }));
}).map(({ text, row, x, y }, place, all) => {
  const number = String(place + FIRST_NUMBER).padStart(2, "0");
  return {
    place,
    number,
    row,
    x,
    y,
    ocean: text.includes("~"),
    volcano: text.includes("*"),
    reserved: text.includes("!"),
    name: NAMED[number as keyof typeof NAMED] ?? null,
    bonus: [...text].flatMap((sign) => BONUSES[sign] ?? []),
    around: all.flatMap((other, at) => (at !== place && Math.abs(other.row - row) <= 1 && Math.abs(other.x - x) === (other.row === row ? 2 : 1) ? [at] : [])),
  };
});

/** The place that the engine calls by this number. */
export function placeOf(number: string): number {
  const value = Number(number);
  return value < FIRST_NUMBER ? OFF_MARS[0]! + value - 1 : value - FIRST_NUMBER;
}

/** The corners of an area around its middle, for a polygon. */
const CORNERS = [
  [0, -RADIUS],
  [HALF, -RADIUS / 2],
  [HALF, RADIUS / 2],
  [0, RADIUS],
  [-HALF, RADIUS / 2],
  [-HALF, -RADIUS / 2],
] as const;

/** A polygon of an area, a little smaller so that neighbours do not touch. */
export function outline(x: number, y: number, scale: number): string {
  return CORNERS.map(([dx, dy]) => `${(x + dx * scale).toFixed(3)},${(y + dy * scale).toFixed(3)}`).join(" ");
}
