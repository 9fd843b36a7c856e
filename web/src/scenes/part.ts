/** What a scene is put together from. */
import type { Place } from "./backdrops";
import type { Brush } from "./brush";

export interface Part {
  /** Things stand on the ground (drawn upwards from their foot), hang in the sky (drawn around their middle), or spread over all of the picture. */
  where: "ground" | "sky" | "wide";
  /** Drawn in its own coordinates, about 50 wide; `way` says which of its kinds is meant. */
  draw: (b: Brush, way: string, place: Place) => string;
}
type Draw = Part["draw"];

const all = (where: Part["where"], draws: Record<string, Draw>): Record<string, Part> => Object.fromEntries(Object.entries(draws).map(([name, draw]) => [name, { where, draw }]));
export const ground = (draws: Record<string, Draw>) => all("ground", draws);
export const sky = (draws: Record<string, Draw>) => all("sky", draws);
export const wide = (draws: Record<string, Draw>) => all("wide", draws);
