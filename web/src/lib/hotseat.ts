/** Several seats at one screen: whose turn it is to look. */
import type { View } from "./types";

/** The seats of this browser that people sit on. */
export function people(view: View): number[] {
  return view.seats.filter((seat) => seat.mine && seat.kind === "person").map((seat) => seat.seat);
}

/** The seat that must take over the screen, or null if whoever looks may go on looking. */
export function handOver(view: View, looking: number | null): number | null {
  const here = people(view);
  if (here.length < 2 || view.status !== "playing" || !view.play) return null;
  const waited = here.filter((seat) => view.play!.waiting.includes(seat));
  if (looking === null || !here.includes(looking)) return waited[0] ?? here[0] ?? null;
  return waited.includes(looking) ? null : (waited[0] ?? null);
}
