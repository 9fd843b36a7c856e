/** Where the places of the map are drawn. */
import type { Place } from "./model";

/** Half the width and the radius of an area whose neighbours are two apart in x. */
const HALF = 1;
export const RADIUS = 2 / Math.sqrt(3);
const STEP = RADIUS * 1.5;
/** The corners of the picture, where the places off the planet lie in turn. */
const OFF = [
  { x: -8, y: -6.9 },
  { x: 8, y: -6.9 },
  { x: -8, y: 6.1 },
  { x: 8, y: 6.1 },
];

export interface Area extends Place {
  x: number;
  y: number;
}

/** The areas of the planet and the places off it, each where it is drawn. */
export function drawn(places: readonly Place[]): { areas: Area[]; off: Area[] } {
  const middle = Math.max(...places.map(({ row }) => row ?? 0)) / 2;
  return {
    areas: places.flatMap((place) => (place.row === null || place.column === null ? [] : [{ ...place, x: place.column, y: (place.row - middle) * STEP }])),
    off: places.filter(({ row }) => row === null).map((place, number) => ({ ...place, ...OFF[number % OFF.length]! })),
  };
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
