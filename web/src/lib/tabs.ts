/** On a narrow screen one thing is seen at a time: on which tab a place is found. */
import type { GameModule, Spot } from "../games/types";

export type Tab = "board" | "hand" | "players" | "log";

/** By the beginning of its name, unless it lies on the board for now, or before somebody else. */
export function home(spot: Spot, { tabs, offered, others }: Pick<GameModule, "tabs" | "offered" | "others">, observation: object, viewer: number): Tab {
  if (offered?.(observation as never, viewer).includes(spot)) return "board";
  if (others?.(observation as never, viewer).includes(spot)) return "players";
  return (["hand", "players"] as const).find((each) => tabs?.[each]?.some((name) => spot.startsWith(name))) ?? "board";
}
