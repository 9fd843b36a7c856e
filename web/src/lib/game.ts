/** A game with its words and cards in one language, loaded together. */
import { GAMES, PLAIN } from "../games";
import type { GameModule } from "../games/types";
import { api } from "./api";
import { settings } from "./settings.svelte";
import type { Card, Game } from "./types";

export interface Loaded {
  module: GameModule;
  info: Game;
  cards: Card[];
}

export async function loadGame(game: string, cards: () => Promise<Card[]> = () => api.gameCards(game)): Promise<Loaded> {
  const open = (settings.chosen.board === "drawn" && GAMES[game]) || PLAIN;
  const [module, info, found] = await Promise.all([open(), api.game(game), cards()]);
  return { module, info, cards: found };
}
