import { afterEach, expect, test } from "vitest";
import { early } from "./early";

const place = globalThis as { early?: Map<string, Promise<Response | undefined>> };
afterEach(() => delete place.early);

test("an answer is handed out once", async () => {
  const answer = new Response("cards");
  place.early = new Map([["/api/cards", Promise.resolve(answer)]]);
  expect(await early("/api/cards")).toBe(answer);
  expect(await early("/api/cards")).toBeUndefined();
});

test("what nobody asked for, or what failed, is asked for by the page", async () => {
  expect(await early("/api/cards")).toBeUndefined();
  place.early = new Map([["/api/cards", Promise.resolve(undefined)]]);
  expect(await early("/api/cards")).toBeUndefined();
});
