/** Points over a game, round by round, for the chart. */
export interface Mark {
  label: string;
  scores: number[];
}

/** How the line of each seat is drawn, so that it can be told from the others without its colour. */
export const DASHES = ["", "7 4", "2 4", "10 4 2 4", "1 3 6 3", "4 2"];

/** The points at the end of each round; where rounds have no number, after every so many steps. */
export function byRound(steps: { round: number | null; scores: number[] }[]): Mark[] {
  const marks = new Map<number, number[]>();
  for (const step of steps) if (step.round !== null) marks.set(step.round, step.scores);
  const start = steps[0];
  if (marks.size > 0) {
    const found = [...marks].sort(([one], [other]) => one - other).map(([round, scores]) => ({ label: String(round), scores }));
    return start && !marks.has(0) ? [{ label: "0", scores: start.scores }, ...found] : found;
  }
  const every = Math.max(1, Math.ceil(steps.length / 12));
  return steps.flatMap((step, place) => (place % every === 0 || place === steps.length - 1 ? [{ label: String(place), scores: step.scores }] : []));
}
