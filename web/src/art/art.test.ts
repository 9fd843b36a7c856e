import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { EVENT_ICONS } from "../games/pocket-mars/model";
import { ICONS } from "./icons";

const drawn = [...readFileSync(join(import.meta.dirname, "sprite.svg"), "utf8").matchAll(/<symbol id="([\w-]+)"/g)].map((match) => match[1]);
const CARD_ICONS = ["launch", "energy", "land", "land_here", "promote", "promote_here", "move", "move_here", "shift", "swap", "exchange", "flip", "draw", "peek", "bury", "none_here", "ship_empty", "colour_in_hand"];

it("draws every icon of the list", () => expect(drawn).toEqual([...ICONS]));
it("draws every icon that cards speak of", () => expect(CARD_ICONS.filter((name) => !drawn.includes(name))).toEqual([]));
it("draws every event", () => expect(Object.values(EVENT_ICONS).filter((name) => !drawn.includes(name))).toEqual([]));
