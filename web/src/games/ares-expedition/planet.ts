/** Where things lie on the drawing of Mars: the spaces of the two tracks around it and the ocean tiles on it. */

export interface Point {
  x: number;
  y: number;
}

/** The rim of the planet, and the two edges of the tracks. */
export const RIM = 82;
const INNER = 87;
const OUTER = 109;
const PIPS = 115;
const OPEN = 8; // degrees that are left free at the top and at the bottom
const SPAN = 180 - 2 * OPEN;
const ROUND = (value: number) => Math.round(value * 100) / 100;

/** A point at so many degrees clockwise from the top. */
export function at(degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: ROUND(radius * Math.sin(angle)), y: ROUND(-radius * Math.cos(angle)) };
}

/** The angles of a space of a track of so many spaces: both rise from the bottom to the top, oxygen on the left. */
export function angles(place: number, count: number, left: boolean): { from: number; to: number } {
  const step = SPAN / count;
  const rise = (steps: number) => (left ? 180 + OPEN + steps * step : 180 - OPEN - steps * step);
  return { from: rise(place), to: rise(place + 1) };
}

/** The outline of a space of a track. */
export function outline(place: number, count: number, left: boolean): string {
  const { from, to } = angles(place, count, left);
  const [a, b, c, d] = [at(from, INNER), at(to, INNER), at(to, OUTER), at(from, OUTER)];
  const [there, back] = left ? [1, 0] : [0, 1];
  return `M${a.x} ${a.y}A${INNER} ${INNER} 0 0 ${there} ${b.x} ${b.y}L${c.x} ${c.y}A${OUTER} ${OUTER} 0 0 ${back} ${d.x} ${d.y}Z`;
}

/** The middle of a space of a track. */
export function middle(place: number, count: number, left: boolean): Point {
  const { from, to } = angles(place, count, left);
  return at((from + to) / 2, (INNER + OUTER) / 2);
}

/** The pips outside a zone that begins at a space and has so many of them: as many pips as the zone is far. */
export function pips(first: number, spaces: number, count: number, left: boolean, zone: number): Point[] {
  const centre = (angles(first, count, left).from + angles(first + spaces - 1, count, left).to) / 2;
  return Array.from({ length: zone + 1 }, (_, pip) => at(centre + (pip - zone / 2) * 2.9, PIPS));
}

const HEX = 24; // from the middle of an ocean tile to its corners
export const TILES: Point[] = [-1, 0, 1].flatMap((row) =>
  [-1, 0, 1].map((column) => ({ x: ROUND((column + (row === 0 ? 0.25 : -0.25)) * HEX * 1.78), y: ROUND(row * HEX * 1.55) })),
);

/** The corners of an ocean tile around its middle. */
export const HEXAGON = Array.from({ length: 6 }, (_, corner) => at(corner * 60, HEX))
  .map(({ x, y }) => `${x},${y}`)
  .join(" ");
