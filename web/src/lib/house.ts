/** What a server offers around its tables: all games of a person and what comes of them. */
import type { components } from "../api";
import { get } from "./api";

type Bodies = components["schemas"];

export type MyGame = Bodies["MyGame"];
export type MyGames = Bodies["MyGames"];
export type Stage = "lobby" | "running" | "finished";

export interface Wish {
  game?: string | undefined;
  stage?: Stage | undefined;
  opponent?: string | undefined;
}

export const house = {
  myGames: (wish: Wish, page: number) => get<MyGames>("me/games", { ...wish, page }),
};

/** Where a person's games can be downloaded. */
export function exportAddress(wish: Wish, lang: string): string {
  const given = Object.entries(wish).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `/api/me/games/export?${new URLSearchParams([["lang", lang], ...given])}`;
}

/** A moment as people write it. */
export function moment(at: string, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" }).format(new Date(at));
}
