/** Patches: the server sends what has changed of a view, by the path of each part. */
import type { Play, View } from "./types";

export interface Patch {
  number: number; // since the last whole view, from 1
  set: Record<string, unknown>; // "play.observation.players.0.energy": 3
  log?: Play["log"];
}

/** The view after a patch. What has not changed stays the same object, also inside. */
export function patched(view: View, patch: Patch, lines: number): View {
  let next: unknown = view;
  for (const [path, value] of Object.entries(patch.set)) next = put(next, path.split("."), value);
  const { play, ...rest } = next as View;
  return play ? { ...rest, play: { ...play, log: patch.log ?? { start: lines, lines: [] } } } : (next as View);
}

function put(at: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(at)) return at.map((item, place) => (place === Number(name) ? put(item, rest, value) : item));
  const parts = at as Record<string, unknown>;
  return { ...parts, [name]: put(parts[name], rest, value) };
}
