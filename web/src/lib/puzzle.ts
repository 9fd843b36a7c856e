/** The puzzles of the day as this browser remembers them: which were solved at the first try, and how many in a row. */
import { remember, remembered } from "./store";

const note = (game: string) => `puzzles.${game}`;
const DAY = 86_400_000; // milliseconds

/** A day as it is written, in the reader's own time zone. */
export function written(date: Date): string {
  const two = (n: number) => String(n).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The day so many days before another. */
export function before(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY).toISOString().slice(0, 10);
}

/** What came of each day; only the first answer of a day counts. */
export function results(game: string): Record<string, boolean> {
  try {
    const found: unknown = JSON.parse(remembered(note(game)) ?? "{}");
    return typeof found === "object" && found !== null && !Array.isArray(found) ? (found as Record<string, boolean>) : {};
  } catch {
    return {};
  }
}

export function noteResult(game: string, day: string, solved: boolean): void {
  const found = results(game);
  if (!(day in found)) remember(note(game), JSON.stringify({ ...found, [day]: solved }));
}

/** How many days in a row were solved, up to this one; today may still be open. */
export function streak(found: Record<string, boolean>, today: string): number {
  let days = 0;
  let day = today in found ? today : before(today, 1);
  while (found[day]) {
    days += 1;
    day = before(day, 1);
  }
  return days;
}
