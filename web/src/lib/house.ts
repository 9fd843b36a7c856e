/** What a server offers around its tables: all games of a person and what comes of them. */
import { ask, get, post } from "./api";
import type { Bodies } from "./types";

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

export type Public = Bodies["Public"];
export type PublicTable = Bodies["PublicTable"];
export type RatingRow = Bodies["RatingBody"];
export type RatingChange = Bodies["RatingChange"];

export const others = {
  listed: () => get<Public>("public"),
  seek: (game: string, seats: number, rated: boolean) => post<Bodies["Sought"]>("public/match", { game, seats, rated }),
  stop: () => ask<void>("DELETE", "public/match"),
  leaders: (game: string) => get<RatingRow[]>(`ratings/${game}`),
  changes: (table: string) => get<RatingChange[]>(`tables/${table}/rating`),
  agree: (table: string, agree: boolean) => post<Bodies["ViewBody"]>(`tables/${table}/agree`, { agree }),
  open: (table: string, change: { public?: boolean; rated?: boolean }) => ask<Bodies["ViewBody"]>("PATCH", `tables/${table}`, change),
};
