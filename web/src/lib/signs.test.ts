import { describe, expect, it } from "vitest";
import { meaning } from "./signs";
import type { Sign } from "./types";

const sign = (key: string): Sign => ({ key, name: key, text: `about ${key}`, see: "", asked: [] });
const KEYS = ["steel", "production", "any", "event", "tile", "city_tile", "science_tag", "active_card", "action_phase", "action", "zone"];
const signs = new Map(KEYS.map((key) => [key, sign(key)]));
const found = (term: string) => meaning(term, signs, { capital_tile: "capital tile" }).map(({ key }) => key);

describe("what a picture means", () => {
  it("is the sign of its name", () => expect(found("steel")).toEqual(["steel"]));
  it("is several signs at once", () => expect(found("any_steel_production")).toEqual(["steel", "production", "any"]));
  it("is its kind where it has no sign of its own", () => expect(found("city_tile")).toEqual(["city_tile"]));
  it("is named after the thing itself", () => expect(meaning("capital_tile", signs, { capital_tile: "capital tile" })[0]).toMatchObject({ key: "tile", name: "Capital tile" }));
  it("is found by the name of the icon too", () => {
    expect(found("tag_science")).toEqual(["science_tag"]);
    expect(found("tag_event")).toEqual(["event"]);
    expect(found("phase_action")).toEqual(["action_phase"]);
    expect(found("active_kind")).toEqual(["active_card"]);
    expect(found("event_kind")).toEqual(["event"]);
    expect(found("red_zone")).toEqual(["zone"]);
  });
  it("is nothing for a picture that only decorates", () => expect(found("close")).toEqual([]));
});
