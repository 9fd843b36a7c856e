import { expect, test } from "vitest";
import { offered } from "../parts/terraforming/offered";
import { home } from "./tabs";

const tabs = { hand: ["card:", "corporation:"], players: ["seat:"] };
const module = { tabs, offered: offered as never };
const seen = (stage: string) => ({ stage, players: [{ corporations: [3, 7], offers: { known: [12] } }] });
const where = (stage: string, ...spots: string[]) => spots.map((spot) => home(spot, module, seen(stage), 0));

test("a place is found by the beginning of its name", () => {
  expect(["card:1", "seat:2", "place:23"].map((spot) => home(spot, { tabs }, seen("play"), 0))).toEqual(["hand", "players", "board"]);
});

test("corporations to choose from lie on the board, the first cards in the hand", () => {
  expect(where("set_up", "corporation:3", "card:12")).toEqual(["board", "hand"]);
});

test("cards that one looks at lie on the board, those in hand and in play do not", () => {
  expect(where("research", "card:12", "card:13", "corporation:3")).toEqual(["board", "hand", "hand"]);
});

test("a spectator is offered nothing", () => {
  expect(home("card:12", module, seen("research"), -1)).toBe("hand");
});

test("cards of other players are found with them", () => {
  expect(["card:1", "card:9"].map((spot) => home(spot, { tabs, others: () => ["card:9"] }, seen("play"), 0))).toEqual(["hand", "players"]);
});
