/** What a review is filtered by, and where it is in the address. */
import type { Review } from "./types";

export type Decision = Review["decisions"][number];

export const BAD: readonly string[] = ["inaccuracy", "mistake", "blunder"];

/** The decisions that are listed: of one seat or of all (-1), all or only those that have cost something. */
export function listed(decisions: readonly Decision[], seat: number, all: boolean): Decision[] {
  return decisions.filter((each) => (seat < 0 || each.seat === seat) && (all || BAD.includes(each.grade)));
}

/** Whether nothing is known about the chances, as in games against time, alone or together: their judge knows points alone. */
export function balanced(review: Pick<Review, "moments">): boolean {
  return review.moments.slice(0, -1).every(({ chances }) => chances.every((chance) => chance === 0.5));
}

/** The step that the address names, within the game; null if it names none. */
export function stepOf(search: string, last: number): number | null {
  const text = new URLSearchParams(search).get("step");
  if (text === null || !/^\d+$/.test(text)) return null;
  return Math.min(last, Number(text));
}

/** The decision that a step belongs to, or the next one after it. */
export function decisionAt(decisions: readonly Decision[], step: number): Decision | null {
  return decisions.find((each) => each.step <= step && step <= each.last) ?? decisions.find((each) => each.step >= step) ?? null;
}

/** Those of a row that have room for their words: each is at least so far from the one before it. */
export function apart<T>(row: readonly T[], place: (each: T) => number, room: number): T[] {
  const kept: T[] = [];
  for (const each of row) if (!kept.length || place(each) - place(kept.at(-1)!) >= room) kept.push(each);
  return kept;
}
