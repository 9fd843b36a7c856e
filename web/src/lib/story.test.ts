import { describe, expect, it } from "vitest";
import { acts, carriedOut, gains, partOf, seatOf, sinceOwn, things, type Story } from "./story";
import type { Line } from "./types";

const STORY: Story = { chapters: ["generation"], turns: ["turn"], acts: ["played", "passed"], harvest: { event: "produced", gains: ["stock"] } };

const by = (name: string, seat: number | null, about: Line["about"] = {}, more: Line["words"] = []): Line => ({
  name,
  about: { ...(seat === null ? {} : { seat }), ...about },
  words: [...(seat === null ? [] : [{ text: "P", kind: "player", ref: seat }]), { text: name }, ...more],
});

const LOG = [
  by("turn", 0),
  by("played", 0, { card: 7 }, [{ text: "Comet", kind: "card", ref: 7 }]),
  by("paid", 0, { resource: "megacredits", amount: 3 }),
  by("turn", 1),
  by("played", 1, { card: 9 }, [{ text: "Mine", kind: "card", ref: 9 }]),
  by("raised", null, { seat: 1, parameter: "oxygen" }),
  by("passed", 1),
  by("produced", null),
  by("stock", 0, { resource: "heat", change: 2 }),
  by("stock", 1, { resource: "heat", change: 1 }),
  by("stock", 0, { resource: "heat", change: 3 }),
  by("generation", null, { generation: 2 }),
];

describe("the story of a log", () => {
  it("has acts with what came of them", () => {
    expect(acts(LOG, STORY).map(({ at, head, rest }) => [at, head.name, rest.length])).toEqual([[1, "played", 1], [4, "played", 1], [6, "passed", 0], [7, "produced", 3], [11, "generation", 0]]);
    expect(LOG.map((line) => partOf(line, STORY)[0]).join("")).toBe("tartaraarrrc");
  });

  it("tells what has come since one's own last act", () => {
    expect(sinceOwn(LOG, STORY, 0)).toBe(3);
    expect(acts(LOG, STORY, sinceOwn(LOG, STORY, 0)).map(({ head }) => head.name)).toEqual(["played", "passed", "produced", "generation"]);
    expect(sinceOwn(LOG, STORY, 2)).toBe(0);
    expect(sinceOwn(LOG.slice(0, 3), STORY, 0)).toBe(3);
  });

  it("adds up what a production brought", () => {
    const [, , , harvest] = acts(LOG, STORY);
    expect(gains(harvest!, STORY)).toEqual([{ seat: 0, things: [{ icon: "heat", amount: 5 }] }, { seat: 1, things: [{ icon: "heat", amount: 1 }] }]);
    expect(gains(acts(LOG, STORY)[0]!, STORY)).toEqual([]);
  });

  it("reads what came of each resource", () => {
    const rows = [by("produced", null), by("income", 1, { megacredits: 24, steel: 0, heat: 8 })];
    const story = { ...STORY, harvest: { event: "produced", gains: ["income"] } };
    expect(gains(acts(rows, story)[0]!, story)).toEqual([{ seat: 1, things: [{ icon: "megacredits", amount: 24 }, { icon: "heat", amount: 8 }] }]);
  });

  it("begins what is missed with what all did at the same moment", () => {
    const rows = [by("played", 0), by("played", 1), by("produced", 0), by("stock", 0, { resource: "heat", change: 2 }), by("chose", 1), by("chose", 0)];
    const story = { ...STORY, acts: [...STORY.acts, "chose"], shared: ["chose"] };
    expect(sinceOwn(rows.slice(0, 5), story, 0)).toBe(1);
    expect(sinceOwn(rows, story, 0)).toBe(4);
    expect(sinceOwn([...rows, by("stock", 0), by("played", 1)], story, 0)).toBe(4);
  });

  it("names what was carried out", () => {
    expect(carriedOut(by("project", 0, {}, [{ text: "Greenery", kind: "project", ref: 4 }, { text: "." }]))).toBe("Greenery");
    expect(carriedOut(by("passed", 0))).toBe("");
  });

  it("makes one production of several in a row", () => {
    const rows = [by("produced", 0), by("stock", 0, { resource: "heat", change: 2 }), by("produced", 1), by("stock", 1, { resource: "heat", change: 4 })];
    expect(acts(rows, STORY)).toHaveLength(1);
    expect(gains(acts(rows, STORY)[0]!, STORY).map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it("knows whose a line is and what it is about", () => {
    expect(LOG.map(seatOf)).toEqual([0, 0, 0, 1, 1, 1, 1, null, 0, 1, 0, null]);
    expect(things(LOG[4]!, STORY)).toEqual(["card:9", "seat:1"]);
    expect(things(LOG[5]!, STORY)).toEqual(["oxygen"]);
    expect(things(by("sold", 0), { ...STORY, about: { sold: "patents" } })).toEqual(["patents", "seat:0"]);
  });
});
