/** Where things are on the round map: all in hundredths of its square. */
import type { components } from "../../api";

export const MARS = 46.5; // radius of the planet
export const BAND = 41; // from here to the rim are the names
export const CORE = 25.5; // radius of the inner regions
const CENTRE = 50;
const INNER_NAMES = 21.6;

/** A region with its direction, as the board tells it. */
export type Lying = Pick<components["schemas"]["MissionRedPlanetPlace"], "region" | "kind" | "angle">;

/** A region on the map: its shape, where its name runs, and where its things are. */
export interface Place {
  region: number;
  /** The direction from the centre, in degrees clockwise from the right. */
  angle: number;
  path: string;
  name: { path: string; length: number };
  /** The same shape as a box and a polygon inside it, for a part of the page. */
  box: { left: number; top: number; width: number; height: number; clip: string };
  at: { x: number; y: number; width: number; height: number };
  /** How far the upper and the lower row of things lean sideways, to stay inside a shape that is bent. */
  lean: { top: number; crew: number };
  /** The place of a discovery at the rim; inner regions have none. */
  rim: { x: number; y: number } | null;
}

function point(radius: number, angle: number): { x: number; y: number } {
  const turn = (angle * Math.PI) / 180;
  return { x: round(CENTRE + radius * Math.cos(turn)), y: round(CENTRE + radius * Math.sin(turn)) };
}

const round = (value: number) => Math.round(value * 100) / 100;

function arc(radius: number, from: number, to: number): string {
  const [start, end] = [point(radius, from), point(radius, to)];
  return `${start.x} ${start.y}A${radius} ${radius} 0 0 ${to > from ? 1 : 0} ${end.x} ${end.y}`;
}

/** The outline between two circles and two directions. */
function outline(inner: number, outer: number, from: number, to: number): string {
  const back = inner ? `L${arc(inner, to, from)}` : `L${CENTRE} ${CENTRE}`;
  return `M${arc(outer, from, to)}${back}Z`;
}

function boxed(inner: number, outer: number, from: number, to: number): Place["box"] {
  const steps = Array.from({ length: 13 }, (_, step) => from + ((to - from) * step) / 12);
  const points = [...steps.map((angle) => point(outer, angle)), ...steps.reverse().map((angle) => point(inner, angle))];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const corners = points.map(({ x, y }) => `${round(((x - left) / width) * 100)}% ${round(((y - top) / height) * 100)}%`);
  return { left, top, width, height, clip: `polygon(${corners.join(", ")})` };
}

/** A name runs along its arc, in the lower half the other way round, so that it stands on its feet. */
function running(radius: number, from: number, to: number, letter: number): Place["name"] {
  const middle = (((from + to) / 2 + 360) % 360) * (Math.PI / 180);
  const length = round((radius * Math.abs(to - from) * Math.PI) / 180);
  const path = Math.sin(middle) > 0.1 ? `M${arc(radius + letter * 0.72, to, from)}` : `M${arc(radius, from, to)}`;
  return { path, length };
}

/** Beside the centre the row that is farther from the middle line has its room farther inwards. */
function leaning(angle: number): Place["lean"] {
  const turn = (angle * Math.PI) / 180;
  const out = Math.sign(Math.cos(turn));
  return Math.sin(turn) < 0 ? { top: -3 * out, crew: 0.8 * out } : { top: 1.2 * out, crew: -2.4 * out };
}

/** Above or below the centre there is more room sideways. */
const isUpright = (angle: number) => Math.abs(Math.sin((angle * Math.PI) / 180)) > 0.9;

function outer({ region, angle }: Lying, spread: number): Place {
  const [from, to] = [angle - spread / 2, angle + spread / 2];
  const upright = isUpright(angle);
  return {
    region,
    angle,
    path: outline(CORE, MARS, from, to),
    name: running(BAND + 1.5, from + 14, to - 2, 2.9),
    box: boxed(CORE, MARS, from, to),
    at: { ...point(upright ? 33.2 : 34, angle), width: upright ? 36 : 18, height: upright ? 15 : 27 },
    lean: upright ? { top: 0, crew: 0 } : leaning(angle),
    rim: point(MARS - 0.6, from + 7),
  };
}

function inner({ region, angle }: Lying, spread: number): Place {
  const [from, to] = [angle - spread / 2, angle + spread / 2];
  const upright = isUpright(angle);
  return {
    region,
    angle,
    path: outline(0, CORE, from, to),
    name: running(INNER_NAMES, from + 8, to - 8, 2.6),
    box: boxed(0, CORE, from, to),
    at: { ...point(11.8, angle), width: upright ? 23 : 18.5, height: 18 },
    lean: { top: 0, crew: 0 },
    rim: null,
  };
}

/** The shapes of all regions of Mars: outer ones in a ring around inner ones, each with an equal part. */
export function places(lying: readonly Lying[]): Place[] {
  const spread = (kind: string) => 360 / lying.filter((each) => each.kind === kind).length;
  return lying.map((each) => (each.kind === "inner" ? inner(each, spread("inner")) : outer(each, spread("outer"))));
}
