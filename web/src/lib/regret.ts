/** Moves that one might regret: which are asked about, which wait for "end turn", and which key each one has. */
import type { GameModule, Sight } from "../games/types";
import type { Move } from "./types";

/** The ways out of a question: they never have a key that is pressed by mistake. */
const LEAVING = ["pass", "end turn", "done", "decline", "skip"];
/** Answers that are no last step of a turn: given in secret, taken back later, or nothing but a way out. */
const NEVER_HELD = [...LEAVING, "choose", "phase", "neutral", "corporation", "buy", "keep", "draft", "prepare", "stack", "discard"];
/** Letters for the cards in hand, without those that mean something else at the table. */
const LETTERS = "qwertyiopadfgjklzxcvbnm";
const IN_HAND = ["play", "sell", "discard", "attach", "prepare", "drop", "keep"];
const IN_PLAY = ["use"];
const GIVEN_UP = "discard";
export const LEAVE = "0";
/** Cards are not sold by a digit that is pressed by mistake. */
const SELLING: Record<string, string> = { "sell cards": "$", "sell patents": "$" };

export const leaves = (move: Move) => LEAVING.includes(move.name);

export const holds = (move: Move) => move.ends && !NEVER_HELD.includes(move.name);

/** Whether a move itself shows the viewer something new; what is drawn at the end of any turn is no reason to ask. */
export const shows = (move: Move, module: Pick<GameModule, "shows">) => move.reveals && (module.shows?.includes(move.name) ?? false);

/** What could still be done, of what somebody who passes may have forgotten. */
export function forgotten(moves: readonly Move[], offers: readonly Move[], sight: Sight, { passes = [], unused = () => false }: Pick<GameModule, "passes" | "unused">): Move[] {
  return moves.some((move) => passes.includes(move.name)) ? offers.filter((offer) => unused(offer, sight)) : [];
}

/** What keys are given by: the game's own, the digits that it keeps for them, and the cards that letters count. */
export interface Keyboard {
  own?: ((move: Move) => string | undefined) | undefined;
  /** Digits that stay free while a move of the question has a key of its own, so that a digit always means the same. */
  kept?: string | undefined;
  hand?: readonly number[];
  played?: readonly number[];
}

/** The key of each move: its own where the game has given it one, letters for cards in hand, capitals for actions of cards in play, and for a card that is given up instead of played where none are in play, 0 for the way out, digits for the rest. */
export function keyed(moves: readonly Move[], { own = () => undefined, kept = "", hand = [], played = [] }: Keyboard): Map<number, string> {
  const found = new Map<number, string>();
  const taken = new Set<string>();
  const give = (move: Move, key: string | undefined) => {
    if (key === undefined || taken.has(key)) return;
    taken.add(key);
    found.set(move.move, key);
  };
  const letter = (names: readonly string[], cards: readonly number[], { name, arguments: [card = -1] }: Move) => (names.includes(name) ? LETTERS[cards.indexOf(card)] : undefined);
  const instead = !played.length && moves.some((move) => move.name !== GIVEN_UP && !leaves(move)); // the key that plays a card never throws it away
  const inHand = (move: Move) => (instead && move.name === GIVEN_UP ? letter(IN_HAND, hand, move)?.toUpperCase() : letter(IN_HAND, hand, move));
  for (const move of moves) give(move, own(move) ?? SELLING[move.name] ?? inHand(move) ?? letter(IN_PLAY, played, move)?.toUpperCase() ?? (leaves(move) ? LEAVE : undefined));
  const free = [..."123456789"].filter((digit) => !taken.has(digit) && !(kept.includes(digit) && moves.some(own)));
  for (const move of moves) if (!found.has(move.move) && !leaves(move)) give(move, free.shift());
  return found;
}

/** How a key is written. */
export const written = (key: string) => (/[A-Z]/.test(key) ? `⇧${key}` : key);
