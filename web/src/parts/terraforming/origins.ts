/** Where a terraform rating and forests come from, in the two games of project cards: the parameters that were raised, or else the act. */
import type { Origin, Telling } from "../../games/types";
import { carriedOut, partOf, seatOf } from "../../lib/story";
import type { Line } from "../../lib/types";

interface Rated {
  players: { rating: number }[];
}

/** What an act is called: its card, or what was carried out. */
function named(line: Line, telling: Telling<Rated>): string {
  return telling.cardOf(line)?.name ?? carriedOut(line);
}

/** The steps of a seat's rating and its forests, those with the same origin added up, after the rating that everybody starts with. */
export function origins(events: readonly Line[], seat: number, telling: Telling<Rated>): Origin[] {
  const sums = new Map<string, Origin>();
  const add = (line: string, name: string, points: number) => sums.set(`${line}:${name}`, { line, name, points: points + (sums.get(`${line}:${name}`)?.points ?? 0) });
  let [act, parameter] = ["", ""];
  for (const line of events) {
    if (seatOf(line) !== seat && line.about.seat !== seat) continue;
    if (partOf(line, telling.story) === "act") act = named(line, telling) || act;
    else if (line.name === "forest") add("forests", act, 1);
    else if (line.name === "rating") add("rating", parameter || act, Number(line.about.change));
    if (["raised", "beyond"].includes(line.name)) parameter = telling.label(String(line.about.parameter));
    else if (line.name !== "flipped") parameter = ""; // the tile of an ocean comes between its step and the rating
  }
  const risen = [...sums.values()].reduce((sum, { line, points = 0 }) => sum + (line === "rating" ? points : 0), 0);
  return [{ line: "rating", name: "", points: (telling.play.observation.players[seat]?.rating ?? 0) - risen }, ...sums.values()];
}
