/** The server, as functions. Every refusal is an `ApiError` with a sentence for people. */
import { settings } from "./settings.svelte";
import type * as Is from "./types";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly detail: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

type Query = Record<string, string | number | number[] | undefined>;

function address(path: string, query: Query = {}): string {
  const parameters = new URLSearchParams({ lang: settings.lang });
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined) parameters.append(name, String(each));
    }
  }
  return `/api/${path}?${parameters}`;
}

async function ask<Answer>(method: string, path: string, body?: unknown, query?: Query): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(address(path, query), {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, "unreachable", "");
  }
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : undefined) as Answer;
  try {
    const told = JSON.parse(text);
    throw new ApiError(answer.status, told.error, told.message, told.detail);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(answer.status, "unreachable", "");
  }
}

const get = <Answer>(path: string, query?: Query) => ask<Answer>("GET", path, undefined, query);
const post = <Answer>(path: string, body?: unknown) => ask<Answer>("POST", path, body);

export const api = {
  games: () => get<Is.GameCard[]>("games"),
  game: (game: string) => get<Is.Game>(`games/${game}`),
  gameCards: (game: string) => get<Is.Card[]>(`games/${game}/cards`),

  me: () => get<Is.Me>("me"),
  rename: (name: string) => ask<Is.Me>("PUT", "me", { name }),
  myTables: () => get<Is.TableCard[]>("me/tables"),
  transfer: () => post<Is.Link>("me/transfer"),
  useTransfer: (token: string) => post<Is.Me>("transfer", { token }),

  open: (table: Is.NewTable) => post<Is.View>("tables", table),
  table: (table: string) => get<Is.View>(`tables/${table}`),
  tableCards: (table: string) => get<Is.Card[]>(`tables/${table}/cards`),
  close: (table: string) => ask<void>("DELETE", `tables/${table}`),
  start: (table: string) => post<Is.View>(`tables/${table}/start`),
  move: (table: string, seat: number, step: number, moves: number[], whole: boolean) =>
    post<{ step: number }>(`tables/${table}/moves`, { seat, step, moves, whole }),
  screen: (table: string, seat: number) => get<Is.Text[]>(`tables/${table}/screen`, { seat }),
  undo: (table: string, seat: number, step: number) => post<{ step: number; asked: boolean }>(`tables/${table}/undo`, { seat, step }),
  answerUndo: (table: string, seat: number, agree: boolean) => post<unknown>(`tables/${table}/undo/answer`, { seat, agree }),
  why: (table: string, seat: number, moves: number[]) => get<Is.Why[]>(`tables/${table}/why`, { seat, move: moves }),
  hint: (table: string, seat: number) => post<Is.Hint>(`tables/${table}/hint`, { seat }),
  say: (table: string, text: string) => post<Is.Message>(`tables/${table}/messages`, { text }),
  rematch: (table: string) => post<Is.View>(`tables/${table}/rematch`),

  changeSeat: (table: string, seat: number, change: object) => ask<Is.View>("PATCH", `tables/${table}/seats/${seat}`, change),
  invite: (table: string, seat: number) => post<Is.Link>(`tables/${table}/seats/${seat}/invite`),
  lookAtInvite: (token: string) => post<Is.Invite>("invites/look", { token }),
  accept: (token: string, name: string, colour: string | null) =>
    post<Is.View>("invites/accept", { token, ...(name ? { name } : {}), ...(colour ? { colour } : {}) }),
  leaveToBot: (table: string, seat: number, level: string) => post<Is.View>(`tables/${table}/seats/${seat}/bot`, { level }),
  takeBack: (table: string, seat: number) => post<Is.View>(`tables/${table}/seats/${seat}/return`),
  remove: (table: string, seat: number) => post<Is.View>(`tables/${table}/seats/${seat}/remove`, { level: "steady" }),

  upload: (record: string) => post<{ id: string }>("replays", record),
  replay: (path: string) => get<Is.Replay>(path),
  steps: (path: string, start: number, count: number) => get<Is.Step[]>(`${path}/steps`, { start, count }),
  replayCards: (path: string) => get<Is.Card[]>(path),
};

/** Where a record can be downloaded. */
export const recordAddress = (table: string) => `/api/tables/${table}/record`;

/** Where the live connection of a table is. */
export function liveAddress(table: string, seat?: number): string {
  const at = address(`tables/${table}/live`, { seat, log: 0 });
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${at}`;
}
