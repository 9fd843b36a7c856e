import { describe, expect, it } from "vitest";
import { found, handbook } from "./handbook";
import type { Callout, Sign } from "./types";

const callout = (key: string, asked: string[], subject: number[] = []): Callout => ({ key, at: "hand", heading: `On ${key}`, text: `All about ${key}.`, section: `Section ${key}`, asked, subject });
const rules = [[{ text: "Goal. ", style: "strong" }, { text: "Win." }], [{ text: "Take turns." }]];
const sign = (key: string, asked: string[], see = ""): Sign => ({ key, name: key, text: `${key} means this.`, see, asked });
const callouts = [callout("goal", []), callout("build", ["phase"], [2]), callout("act", ["phase"], [3])];

describe("the rules beside the table", () => {
  it("begin with what concerns the question", () => {
    const sections = handbook(rules, callouts, { kind: "phase", subject: [3] });
    expect(sections.map((each) => each.key)).toEqual(["act", "rule0", "rule1", "goal", "build"]);
    expect(sections.filter((each) => each.here)).toHaveLength(1);
    expect(sections[1]).toMatchObject({ heading: "Goal", text: "Win." });
  });
  it("begin with what is about this very phase, then what is about any", () => {
    const sections = handbook(rules, [callout("cards", ["phase"]), ...callouts], { kind: "phase", subject: [3] });
    expect(sections.filter((each) => each.here).map((each) => each.key)).toEqual(["act", "cards"]);
  });
  it("open at signs too, with the section that says more about them", () => {
    const sections = handbook(rules, callouts, { kind: "pay", subject: [] }, [sign("plants", []), sign("steel", ["pay"], "build")]);
    expect(sections.map((each) => each.key)).toEqual(["sign:steel", "rule0", "rule1", "goal", "build", "act", "sign:plants"]);
    expect(sections[0]).toMatchObject({ here: true, source: "Section build" });
    expect(handbook(rules, callouts, { kind: "pay", subject: [] }, [sign("steel", ["pay"])], "act")[0]?.key).toBe("act");
  });
  it("are found by words in any order", () => {
    const sections = handbook(rules, callouts, null);
    expect(found(sections, "BUILD about").map((each) => each.key)).toEqual(["build"]);
    expect(found(sections, "")).toHaveLength(5);
    expect(found(sections, "chess")).toEqual([]);
  });
});
