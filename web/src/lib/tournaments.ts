/** Tournaments, as the server tells of them. */
import { ask, get, post } from "./api";
import type { Bodies } from "./types";

export type Tournament = Bodies["TournamentBody"];
export type Tournaments = Bodies["Tournaments"];
export type NewTournament = Bodies["NewTournament"];

export const tournaments = {
  listed: () => get<Tournaments>("tournaments"),
  look: (id: string) => get<Tournament>(`tournaments/${id}`),
  create: (wish: NewTournament) => post<Tournament>("tournaments", wish),
  join: (id: string, name: string) => post<Tournament>(`tournaments/${id}/join`, name ? { name } : {}),
  leave: (id: string) => post<Tournament>(`tournaments/${id}/leave`),
  next: (id: string) => post<Tournament>(`tournaments/${id}/next`),
  expel: (id: string, number: number) => ask<Tournament>("DELETE", `tournaments/${id}/entrants/${number}`),
  end: (id: string) => ask<void>("DELETE", `tournaments/${id}`),
};

/** Points as people write them: halves as such, other parts with two digits. */
export function shown(points: number, lang: string): string {
  const whole = Math.floor(points);
  if (points - whole === 0.5) return `${whole || ""}½`;
  return new Intl.NumberFormat(lang, { maximumFractionDigits: 2 }).format(points);
}
