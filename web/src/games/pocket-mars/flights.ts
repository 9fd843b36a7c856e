/** Cards on their way to the buildings they are attached to; colonists have motions of their own. */
import type { Flight } from "../types";
import { standing, type Seen } from "./model";

export function flights(before: Seen, after: Seen, by: number | null): Flight[] {
  return after.buildings.flatMap((now): Flight[] => (now.column.length > (standing(before, now.building)?.column.length ?? 0) ? [{ seat: by, to: `building:${now.building}`, icon: "card" }] : []));
}
