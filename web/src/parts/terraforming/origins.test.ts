import { describe, expect, it } from "vitest";
import type { Telling } from "../../games/types";
import type { Line } from "../../lib/types";
import { card } from "../../test/views";
import { origins } from "./origins";

const line = (name: string, about: Line["about"], words: Line["words"] = []): Line => ({ name, about, words });
const telling = {
  story: { chapters: [], turns: [], acts: ["played", "standard"] },
  play: { observation: { players: [{ rating: 9 }, { rating: 6 }] } },
  label: (key: string) => key.toUpperCase(),
  cardOf: ({ words }: Line) => (words.some(({ kind }) => kind === "card") ? card(5) : undefined),
} as unknown as Telling<{ players: { rating: number }[] }>;
const played = line("played", { seat: 0 }, [{ text: "Ada", kind: "player", ref: 0 }, { text: "C5", kind: "card", ref: 5 }]);

describe("where a rating comes from", () => {
  it("adds up parameters and cards after what everybody starts with", () => {
    const events = [
      played,
      line("raised", { seat: 0, parameter: "oceans" }),
      line("flipped", { seat: 0 }),
      line("rating", { seat: 0, change: 1 }),
      line("rating", { seat: 0, change: 2 }),
      line("raised", { seat: 1, parameter: "oxygen" }),
      line("rating", { seat: 1, change: 1 }),
      line("beyond", { seat: 0, parameter: "oceans" }),
      line("rating", { seat: 0, change: 1 }),
    ];
    expect(origins(events, 0, telling)).toEqual([
      { line: "rating", name: "", points: 5 },
      { line: "rating", name: "OCEANS", points: 2 },
      { line: "rating", name: "C5", points: 2 },
    ]);
  });
  it("tells which act planted a forest", () => {
    const standard = line("standard", { seat: 0 }, [{ text: "Ada", kind: "player", ref: 0 }, { text: "greenery", kind: "standard", ref: 2 }]);
    const found = origins([standard, line("forest", { seat: 0 }), played, line("forest", { seat: 0 })], 0, telling);
    expect(found.filter(({ line: of }) => of === "forests")).toEqual([{ line: "forests", name: "greenery", points: 1 }, { line: "forests", name: "C5", points: 1 }]);
  });
});
