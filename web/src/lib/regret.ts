/** Moves that one might regret: which are asked about, which wait for "end turn", and which key each one has. */
import type { GameModule } from "../games/types";
import type { Move } from "./types";

/** The ways out of a question: they never have a key that is pressed by mistake. */
const LEAVING = ["pass", "end turn", "done", "decline", "skip"];
/** Answers that are no last step of a turn: given in secret, taken back later, or nothing but a way out. */
const NEVER_HELD = [...LEAVING, "choose", "phase", "neutral", "corporation", "buy", "keep", "draft", "prepare", "stack", "discard"];
/** Letters for the cards in hand, without those that mean something else at the table. */
const LETTERS = "qwertyiopadfgjklzxcvbnm";
export const LEAVE = "0";

export const leaves = (move: Move) => LEAVING.includes(move.name);

export const holds = (move: Move) => move.ends && !NEVER_HELD.includes(move.name);

/** Whether a move itself shows the viewer something new; what is drawn at the end of any turn is no reason to ask. */
export const shows = (move: Move, module: Pick<GameModule, "shows">) => move.reveals && (module.shows?.includes(move.name) ?? false);

/** What could still be done, of what somebody who passes may have forgotten. */
export function forgotten(moves: readonly Move[], offers: readonly Move[], { passes = [], unused = [] }: Pick<GameModule, "passes" | "unused">): Move[] {
  return moves.some((move) => passes.includes(move.name)) ? offers.filter((offer) => unused.includes(offer.name)) : [];
}

/** The key of each move: its own where the game has given it one, letters for cards in hand, 0 for the way out, digits for the rest. */
export function keyed(moves: readonly Move[], own: (move: Move) => string | undefined, hand: readonly number[]): Map<number, string> {
  const found = new Map<number, string>();
  const taken = new Set<string>();
  const give = (move: Move, key: string | undefined) => {
    if (key === undefined || taken.has(key)) return;
    taken.add(key);
    found.set(move.move, key);
  };
  for (const move of moves) {
    const place = hand.indexOf(move.arguments[0] ?? -1);
    const card = ["play", "sell", "discard", "attach", "prepare", "drop", "keep"].includes(move.name) && place >= 0 ? LETTERS[place] : undefined;
    give(move, own(move) ?? card ?? (leaves(move) ? LEAVE : undefined));
  }
  let digit = 1;
  for (const move of moves) {
    if (found.has(move.move) || leaves(move)) continue;
    while (taken.has(String(digit))) digit += 1;
    if (digit > 9) break;
    give(move, String(digit));
  }
  return found;
}
