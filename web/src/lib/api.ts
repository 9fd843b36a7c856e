/** The server, as functions. Every refusal is an `ApiError` with a sentence for people. */
import { early } from "./early";
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

const PATIENCE = 20_000; // milliseconds for an answer
const PLAYED = 60_000; // and for that to an upload, which is played before it is accepted
const AGAIN = [400, 1500, 4000]; // milliseconds until the next attempt

/** Ask once, or again and again where a repeat does no harm: the server recognises a move that it has already. */
export async function ask<Answer>(method: string, path: string, body?: unknown, query?: Query): Promise<Answer> {
  const harmless = method === "GET" || path.endsWith("/moves");
  for (const wait of harmless ? AGAIN : []) {
    try {
      return await askOnce<Answer>(method, path, body, query);
    } catch (error) {
      if (!(error instanceof ApiError) || (error.code !== "unreachable" && error.status !== 503)) throw error;
      await new Promise((go) => setTimeout(go, wait * (0.75 + Math.random() / 2)));
    }
  }
  return askOnce<Answer>(method, path, body, query);
}

async function askOnce<Answer>(method: string, path: string, body?: unknown, query?: Query): Promise<Answer> {
  let answer: Response;
  let text: string;
  try {
    const at = address(path, query);
    const before = method === "GET" ? await early(at) : undefined;
    answer = before ?? (await fetch(at, {
      method,
      signal: AbortSignal.timeout(path === "replays" ? PLAYED : PATIENCE),
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body),
    }));
    text = await answer.text();
  } catch {
    throw new ApiError(0, "unreachable", "");
  }
  if (answer.ok) return (text ? JSON.parse(text) : undefined) as Answer;
  try {
    const told = JSON.parse(text);
    throw new ApiError(answer.status, told.error, told.message, told.detail);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(answer.status, "unreachable", "");
  }
}

export const get = <Answer>(path: string, query?: Query) => ask<Answer>("GET", path, undefined, query);
export const post = <Answer>(path: string, body?: unknown) => ask<Answer>("POST", path, body);

export const api = {
  games: () => get<Is.GameCard[]>("games"),
  game: (game: string) => get<Is.Game>(`games/${game}`),
  cards: (place: string) => get<Is.Card[]>(`${place}/cards`),
  board: (place: string) => get<{ board: Is.Board }>(`${place}/board`).then((found) => found.board),

  lesson: (game: string) => get<{ lesson: Is.LessonPlan | null }>(`games/${game}/lesson`).then((found) => found.lesson),
  signs: (game: string) => get<Is.Sign[]>(`games/${game}/signs`),
  callouts: (table: string, seat: number) => get<string[]>(`tables/${table}/callouts`, { seat }),

  challenge: (game: string, day: string) => get<Is.Challenge>(`games/${game}/challenge`, { day }),
  lab: (game: string, kind: string, number: number) => get<Is.Lab>(`games/${game}/lab`, { kind, number }),
  puzzle: (game: string, wanted: { day?: string | undefined; id?: string | undefined }) => get<Is.Puzzle>(`games/${game}/puzzle`, wanted),
  tryPuzzle: (game: string, id: string, answer: { moves: number[]; whole?: boolean; show?: boolean }) => post<Is.Attempt>(`games/${game}/puzzles/${id}`, answer),
  puzzleWhy: (game: string, id: string, moves: number[], played: number[]) => get<Is.Why[]>(`games/${game}/puzzles/${id}/why`, { move: moves, played }),

  me: () => get<Is.Me>("me"),
  rename: (name: string) => ask<Is.Me>("PUT", "me", { name }),
  myTables: () => get<Is.TableCard[]>("me/tables"),
  notifications: () => get<Is.Notifications>("me/notifications"),
  chooseNotifications: (wanted: object) => ask<Is.Notifications>("PUT", "me/notifications", wanted),
  subscribe: (endpoint: string, keys: Record<string, string>) => post<Is.Notifications>("me/notifications/push", { endpoint, keys }),
  addWebhook: (kind: string, url: string, table?: string) => post<Is.Notifications>("me/notifications/webhook", { kind, url, ...(table ? { table } : {}) }),
  addMail: (address: string) => post<Is.Notifications>("me/notifications/mail", { address }),
  removeEndpoint: (id: string) => ask<void>("DELETE", `me/notifications/${id}`),
  testNotifications: () => post<void>("me/notifications/test"),
  confirmMail: (token: string) => post<void>("notifications/confirm", { token }),
  unsubscribeMail: (token: string) => post<void>(`notifications/unsubscribe/${token}`),
  waysBack: () => get<Is.WaysBack>("me/recovery"),
  newPhrase: () => post<{ phrase: string }>("me/recovery"),
  forgetWaysBack: () => ask<void>("DELETE", "me/recovery"),
  passkeyOptions: () => post<{ options: object }>("me/passkeys/options"),
  addPasskey: (credential: object) => post<Is.WaysBack>("me/passkeys", { credential }),
  returnByPhrase: (phrase: string, alone: boolean) => post<Is.Me>("recover", { phrase, alone }),
  returnOptions: () => post<{ options: object }>("recover/passkey/options"),
  returnByPasskey: (credential: object, alone: boolean) => post<Is.Me>("recover/passkey", { credential, alone }),
  transfer: () => post<Is.Link>("me/transfer"),
  useTransfer: (token: string) => post<Is.Me>("transfer", { token }),

  open: (table: Is.NewTable) => post<Is.View>("tables", table),
  table: (table: string) => get<Is.View>(`tables/${table}`),
  close: (table: string) => ask<void>("DELETE", `tables/${table}`),
  start: (table: string) => post<Is.View>(`tables/${table}/start`),
  move: (table: string, seat: number, step: number, moves: number[], whole: boolean) =>
    post<{ step: number }>(`tables/${table}/moves`, { seat, step, moves, whole }),
  screen: (table: string, seat: number) => get<Is.Text[]>(`tables/${table}/screen`, { seat }),
  undo: (table: string, seat: number, step: number) => post<{ step: number; asked: boolean }>(`tables/${table}/undo`, { seat, step }),
  answerUndo: (table: string, seat: number, agree: boolean) => post<unknown>(`tables/${table}/undo/answer`, { seat, agree }),
  answerHandover: (table: string, seat: number, agree: boolean) => post<Is.View>(`tables/${table}/handover`, { seat, agree }),
  why: (table: string, seat: number, moves: number[]) => get<Is.Why[]>(`tables/${table}/why`, { seat, move: moves }),
  hint: (table: string, seat: number) => post<Is.Hint>(`tables/${table}/hint`, { seat, level: "move" }),
  say: (table: string, text: string) => post<Is.Message>(`tables/${table}/messages`, { text }),
  react: (table: string, number: number, emoji: string) => post<Is.Message>(`tables/${table}/messages/${number}/react`, { emoji }),
  markRead: (table: string, read: number) => post<void>(`tables/${table}/messages/read`, { read }),
  plannable: (table: string, seat: number) => get<Is.Move[]>(`tables/${table}/plan`, { seat }),
  plan: (table: string, seat: number, step: number, move: number) => ask<Is.View>("PUT", `tables/${table}/plan`, { seat, step, move }),
  dropPlan: (table: string, seat: number) => ask<void>("DELETE", `tables/${table}/plan`, undefined, { seat }),
  hide: (table: string, hidden: boolean) => post<void>(`tables/${table}/hide`, { hidden }),
  concede: (table: string, seat: number) => post<Is.View>(`tables/${table}/seats/${seat}/concede`),
  vote: (table: string, seat: number, level: string) => post<Is.View>(`tables/${table}/seats/${seat}/vote`, { level }),
  answerVote: (table: string, agree: boolean) => post<Is.View>(`tables/${table}/vote`, { agree }),
  rematch: (table: string) => post<Is.View>(`tables/${table}/rematch`),

  rearrange: (table: string, change: { options?: Record<string, unknown>; seats?: number; order?: number[]; clock?: Is.Clock | null }) => ask<Is.View>("PATCH", `tables/${table}`, change),
  sit: (table: string, seat: number) => post<Is.View>(`tables/${table}/sit`, { seat }),
  handOn: (table: string, seat: number) => post<Is.View>(`tables/${table}/host`, { seat }),
  changeSeat: (table: string, seat: number, change: object) => ask<Is.View>("PATCH", `tables/${table}/seats/${seat}`, change),
  invite: (table: string, seat: number) => post<Is.Link>(`tables/${table}/seats/${seat}/invite`),
  lookAtInvite: (token: string) => post<Is.Invite>("invites/look", { token }),
  accept: (token: string, name: string, colour: string | null) =>
    post<Is.View>("invites/accept", { token, ...(name ? { name } : {}), ...(colour ? { colour } : {}) }),
  leaveToBot: (table: string, seat: number, level: string) => post<Is.View>(`tables/${table}/seats/${seat}/bot`, { level }),
  takeBack: (table: string, seat: number) => post<Is.View>(`tables/${table}/seats/${seat}/return`),
  remove: (table: string, seat: number) => post<Is.View>(`tables/${table}/seats/${seat}/remove`, { level: "steady" }),

  upload: (record: string) => post<{ id: string }>("replays", record),
  review: (place: string) => get<Is.ReviewBody>(`${place}/review`),
  continue: (place: string, step: number, seat: number, moves: number[] = []) => post<Is.View>(`${place}/continue`, { step, seat, moves }),
  replay: (path: string) => get<Is.Replay>(path),
  steps: (path: string, start: number, count: number) => get<Is.Step[]>(`${path}/steps`, { start, count }),
};

/** Where a record can be downloaded. */
export const recordAddress = (table: string) => `/api/tables/${table}/record`;

/** Where the live connection of a table is. */
export function liveAddress(table: string, seat?: number): string {
  const at = address(`tables/${table}/live`, { seat, log: 0, patches: 1 });
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${at}`;
}
