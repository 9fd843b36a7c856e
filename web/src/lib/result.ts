/** How a game ended, in sentences: who won, and what decided if points did not. What those who play together have reached the server says. */
import type { Phrase } from "../phrases";
import type { Values } from "./phrases";
import type { Result } from "./types";

type Say = (phrase: Phrase, values?: Values) => string;

/** Who won, by name. */
export function winnersOf(t: Say, result: Result, names: string[]): string {
  if (result.joint.length && result.seats.length > 1) return t(result.winners.length ? "won_together" : "lost_together");
  const won = result.winners.map((seat) => names[seat] ?? "").join(", ");
  return result.winners.length ? t("wins", { n: result.winners.length, names: won }) : t("nobody_wins");
}

/** What decided among those who lead with equal points, one sentence for each criterion. */
export function tieBreaksOf(t: Say, result: Result, names: string[]): string[] {
  const best = Math.max(...result.seats.map(({ total }) => total));
  const leaders = result.seats.filter(({ total }) => total === best);
  return result.decided_by.map(({ name, values }) =>
    t("tie_break", { line: name, values: leaders.map(({ seat }) => `${names[seat] ?? ""} ${values[seat]}`).join(", ") }),
  );
}
