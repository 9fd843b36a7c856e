/** The host's page: the server with the token of the host. */
import { ApiError } from "./api";
import { settings } from "./settings.svelte";
import type { Bodies } from "./types";

export type Overview = Bodies["Overview"];
export type AdminTables = Bodies["AdminTables"];
export type AdminPeople = Bodies["AdminPeople"];
export type BackupDone = Bodies["BackupDone"];
export type CheckedTable = Bodies["CheckedTable"];

const KEY = "pavonis.admin";

/** The token is kept for this tab alone. */
export const kept = () => sessionStorage.getItem(KEY) ?? "";
export const keep = (token: string) => sessionStorage.setItem(KEY, token);

export async function askAsHost<Answer>(token: string, method: string, path = "", body?: unknown): Promise<Answer> {
  const parts = path.includes("?") ? "&" : "?";
  let answer: Response;
  try {
    answer = await fetch(`/api/admin${path}${parts}lang=${settings.lang}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, "unreachable", "");
  }
  const text = await answer.text();
  const told = text ? JSON.parse(text) : undefined;
  if (!answer.ok) throw new ApiError(answer.status, told?.error ?? "unreachable", told?.message ?? "", told?.detail);
  return told as Answer;
}
