/** Astronauts on their way: aboard, from a ship to its region, and from region to region. */
import type { Flight } from "../types";
import { regionOf, type Seen } from "./model";

/** Where an astronaut of a colour has come from: the ship that flew here, or a region that has one less. */
function origin(before: Seen, after: Seen, region: number, colour: number): string | undefined {
  const pad = before.pads.findIndex((ship) => ship?.launched && ship.destination === region && (ship.crew[colour] ?? 0) > 0);
  if (pad >= 0) return `pad:${pad}`;
  const left = after.regions.find((now) => (now.astronauts[colour] ?? 0) < (regionOf(before, now.number)?.astronauts[colour] ?? 0));
  return left && `region:${left.number}`;
}

export function flights(before: Seen, after: Seen): Flight[] {
  const aboard = after.pads.flatMap((ship, pad) => {
    const old = before.pads[pad];
    const same = ship && old && old.ship === ship.ship;
    return (ship?.crew ?? []).flatMap((count, colour): Flight[] => (count > (same ? (old.crew[colour] ?? 0) : 0) ? [{ seat: after.colours[colour]?.seat ?? null, to: `pad:${pad}`, colour }] : []));
  });
  const landed = after.regions.flatMap((now) =>
    now.astronauts.flatMap((count, colour): Flight[] => {
      if (count <= (regionOf(before, now.number)?.astronauts[colour] ?? 0)) return [];
      const from = origin(before, after, now.number, colour);
      return [{ seat: after.colours[colour]?.seat ?? null, to: `region:${now.number}`, colour, ...(from ? { from } : {}) }];
    }),
  );
  return [...aboard, ...landed];
}
