/** What moves when the position changes: steps to their tracks, water to the oceans. */
import type { Flight } from "../types";
import type { Seen } from "./model";

const PARAMETERS = ["temperature", "oxygen"] as const;

export function flights(before: Seen, after: Seen, by: number | null): Flight[] {
  const oceans = [...after.oceans.keys()].filter((place) => place >= before.oceans.length).map((place): Flight => ({ seat: by, to: `ocean:${place}`, icon: "oceans" }));
  const steps = PARAMETERS.filter((name) => after.parameters[name] > before.parameters[name]).map((name): Flight => ({ seat: by, to: name, icon: name }));
  return [...oceans, ...steps];
}
