/** What moves when the position changes: tiles to their areas, steps to their tracks, markers to what was claimed. */
import type { Flight } from "../types";
import type { Seen } from "./model";

const PARAMETERS = ["temperature", "oxygen"] as const;

export function flights(before: Seen, after: Seen, by: number | null): Flight[] {
  const lain = new Set(before.tiles.map((tile) => tile.place));
  const tiles = after.tiles.filter((tile) => !lain.has(tile.place)).map(({ place, tile, owner }): Flight => ({ seat: owner ?? by, to: `place:${place}`, icon: tile === "mining_rights" ? "tile_mining_area" : `tile_${tile}` }));
  const steps = PARAMETERS.filter((name) => after.parameters[name] > before.parameters[name]).map((name): Flight => ({ seat: by, to: name, icon: name }));
  const claimed = (["milestone", "award"] as const).flatMap((kind) =>
    after[`${kind}s`].flatMap(({ owner }, number): Flight[] => (owner !== null && before[`${kind}s`][number]?.owner === null ? [{ seat: owner, to: `${kind}:${number}` }] : [])),
  );
  return [...tiles, ...steps, ...claimed];
}
