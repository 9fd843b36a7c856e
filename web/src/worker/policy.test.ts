import { expect, test } from "vitest";
import { isFile, isReading, stale } from "./policy";

test("rules, cards and replays are kept, running games never", () => {
  for (const path of ["games", "games/pocket-mars", "games/pocket-mars/cards", "tables/x/replay", "tables/x/replay/steps", "replays/x/steps", "me/tables"])
    expect(isReading(`/api/${path}`), path).toBe(true);
  for (const path of ["tables/x", "tables/x/messages", "tables/x/plan", "tables/x/why", "me/notifications", "me/transfer", "games/a/b/c"])
    expect(isReading(`/api/${path}`), path).toBe(false);
});

test("files of the build", () => {
  expect([isFile("/assets/index-abc.js"), isFile("/favicon.svg"), isFile("/worker.js"), isFile("/api/games")]).toEqual([true, true, false, false]);
});

test("the build before the present one stays, older ones go", () => {
  const names = ["pavonis-files-1", "pavonis-reading", "pavonis-files-2", "pavonis-files-3"];
  expect(stale(names, "pavonis-files-3")).toEqual(["pavonis-files-1"]);
  expect(stale(["pavonis-files-3"], "pavonis-files-3")).toEqual([]);
});
