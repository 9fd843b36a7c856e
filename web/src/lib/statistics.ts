/** A person's own numbers, as the server sums them up. */
import { get } from "./api";
import type { Bodies } from "./types";

export type Statistics = Bodies["StatisticsBody"];
export type Share = Bodies["ShareBody"];
export type Mean = Bodies["MeanBody"];
export type CardNumbers = Bodies["CardNumbers"];

export const statistics = {
  mine: (game?: string) => get<Statistics>("me/statistics", { game }),
};

/** What can be done with a card, as far as there are words for it. */
export const USES = ["played", "picked", "kept", "drafted", "corporation", "dealt", "offered", "looked", "drawn", "prepared", "attached", "placed", "discarded", "character", "phase", "mission"] as const;

/** Where the cards can be downloaded as a table. */
export function cardsAddress(game: string, lang: string): string {
  return `/api/me/statistics/cards?${new URLSearchParams({ game, lang })}`;
}

/** Where everything can be downloaded. */
export function allAddress(game: string, lang: string): string {
  return `/api/me/statistics?${new URLSearchParams({ game, lang })}`;
}

/** A share as people write it, e.g. "50 %". */
export function percent(share: number, lang: string): string {
  return new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** A number with at most one digit. */
export function digit(value: number, lang: string): string {
  return new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(value);
}
