/** Short tunes of our own, as pitches in hertz, and what they are played for. */
export const TUNES: Record<string, number[]> = {
  turn: [523.25, 783.99],
  card: [392],
  tile: [196, 261.63],
  rise: [440, 554.37, 659.25],
  harvest: [329.63, 392, 493.88, 587.33],
  end: [392, 523.25, 659.25, 783.99],
};
const HEARD: Record<string, string> = { played: "card", attached: "card", revealed: "card", placed: "tile", flipped: "tile", forest: "tile", landed: "tile", arrived: "tile", raised: "rise", produced: "harvest", ended: "end" };

/** What is heard of the things that have happened: one tune, of the last that has one. */
export function tuneOf(names: readonly string[]): string | undefined {
  return HEARD[names.findLast((name) => name in HEARD) ?? ""];
}
