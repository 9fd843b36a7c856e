import { describe, expect, it } from "vitest";
import { card } from "../../test/views";
import { arrange, halved, laid, rows, sifted, tally, wording, type Shape, type Sort } from "./cards";

const SHAPES: Shape[] = [
  { shape: "tall", width: 136, height: 210 },
  { shape: "wide", width: 164, height: 104 },
  { shape: "row", width: 128, height: 42 },
];

describe("a card", () => {
  const icon = { text: "M€ +3", kind: "icon", name: "megacredits" };
  it("has its pictures in rows and its words one after another", () => {
    const shown = card(1, { effect: "Gain 3.", action: "Action: draw.", points: "1 point.", icons: { action: [icon], effect: [icon, icon], points: [icon] } });
    expect(rows(shown).map(({ key, text }) => [key, text.length])).toEqual([["effect", 2], ["action", 1]]);
    expect(wording(shown)).toBe("Gain 3. Action: draw.");
  });
  it("says in words what points depend on", () => expect(wording(card(1, { points: "1 for each.", icons: { points: [icon, icon] } }))).toBe("1 for each."));
  it("has a name that can be written in two lines", () => {
    expect(["Moss", "Deep Well Heating", "Slash and Burn Agriculture", ""].map(halved)).toEqual([4, 9, 14, 0]);
  });
});

describe("cards", () => {
  it("are laid as legibly as there is room", () => {
    expect(arrange(SHAPES, 4, 690, 236)).toMatchObject({ shape: "tall", columns: 4, fits: true });
    expect(arrange(SHAPES, 10, 948, 236)).toMatchObject({ shape: "wide", columns: 5, rows: 2 });
    expect(arrange(SHAPES, 12, 480, 236)).toMatchObject({ shape: "row", columns: 3, rows: 4, fits: true });
    expect(arrange(SHAPES, 60, 480, 236)).toMatchObject({ shape: "row", fits: false });
    expect(arrange(SHAPES, 0, 480, 236)).toMatchObject({ columns: 1 });
  });
  it("in groups begin new rows, and need room between them", () => {
    expect(laid(SHAPES[2]!, [4, 1, 0], 400, 142, 6, 4)).toEqual({ shape: "row", columns: 3, rows: 3, fits: true });
    expect(laid(SHAPES[2]!, [4, 1, 0], 400, 141, 6, 4).fits).toBe(false);
  });
  it("are sorted and sifted", () => {
    const hand = [card(1, { value: 20 }), card(2, { value: 5, colour: "event" }), card(3, { tags: ["science"] })];
    const kinds = ["active", "automated", "event"];
    const numbers = (sort: Sort, filter: string) =>
      sifted(hand, { sort, filter, kinds, price: (each) => Number(each.value), playable: (each) => each.number === 3 }).map((each) => each.number);
    expect(numbers("dealt", "all")).toEqual([1, 2, 3]);
    expect(numbers("price", "all")).toEqual([2, 3, 1]);
    expect(numbers("playable", "all")).toEqual([3, 2, 1]);
    expect(numbers("kind", "all")).toEqual([3, 1, 2]);
    expect([numbers("dealt", "playable"), numbers("dealt", "science"), numbers("dealt", "event")]).toEqual([[3], [3], [2]]);
  });
});

it("adds up the score sheet by line", () => {
  const entry = (line: string, number: number, points: number) => ({ line, number, points });
  expect(tally([entry("rating", -1, 20), entry("cards", 4, 2), entry("cards", 9, -1), entry("cards", 7, 0)], ["rating", "cards"])).toEqual([
    { key: "rating", points: 20, items: [] },
    { key: "cards", points: 1, items: [{ number: 4, points: 2 }, { number: 9, points: -1 }] },
  ]);
});
