/** A game with its words, cards and board in one language, loaded together. */
import { GAMES, PLAIN } from "../games";
import type { GameModule } from "../games/types";
import { prepare } from "../scenes";
import { api } from "./api";
import { settings } from "./settings.svelte";
import type { Board, Card, Game } from "./types";

/** The seat that begins a round, in games that have one. */
export const firstOf = (observation: object) => ("first" in observation ? (observation.first as number | null) : null);

export interface Loaded {
  module: GameModule;
  info: Game;
  cards: Card[];
  board: Board;
}

/** The game of a place that has it: the shelf (`games/KEY`), a table (`tables/ID`) or a replay; an owner's own cards may lie there. */
export async function loadGame(game: string, place = `games/${game}`): Promise<Loaded> {
  const open = (settings.chosen.board === "drawn" && GAMES[game]) || PLAIN;
  const opened = open();
  void opened.then(({ pictured }) => pictured && prepare(game), () => undefined);
  const [module, info, cards, board] = await Promise.all([opened, api.game(game), api.cards(place), api.board(place)]);
  return { module, info, cards, board };
}

/** The game of the table at this address, if the server has said so along with the page; told once, because other tables may follow. */
export function toldGame(): string | undefined {
  const told = document.head.querySelector<HTMLMetaElement>("meta[name=game]");
  told?.remove();
  return told?.content;
}
