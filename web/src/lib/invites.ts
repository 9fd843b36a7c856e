/** Invitations made in this tab: a new link makes the old one void, so the page must not make one at every look. */
import { api } from "./api";

const key = (table: string, seat: number) => `pavonis.invite.${table}.${seat}`;

/** The link made before, if there is one. */
export function invited(table: string, seat: number): string | null {
  try {
    return sessionStorage.getItem(key(table, seat));
  } catch {
    return null;
  }
}

/** Make a link for a seat. */
export async function invite(table: string, seat: number): Promise<string> {
  const link = await api.invite(table, seat);
  const address = location.origin + link.path;
  try {
    sessionStorage.setItem(key(table, seat), address);
  } catch {
    // The link is on the screen.
  }
  return address;
}
