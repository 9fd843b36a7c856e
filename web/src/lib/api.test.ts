/** Requests that get lost: they end in time, are tried again where a repeat does no harm, and never otherwise. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, ApiError } from "./api";

vi.mock("./settings.svelte", () => ({ settings: { lang: "en" } }));

type Sent = { path: string; body: unknown; at: number };
const sent: Sent[] = [];

/** A server that does these things, one after the other: an error code of the network, a status, or a body. */
function serving(...answers: (Response | Error)[]): void {
  vi.stubGlobal(
    "fetch",
    vi.fn((path: string, request: RequestInit) => {
      sent.push({ path, body: request.body, at: Date.now() });
      expect(request.signal, "every request has a limit of time").toBeInstanceOf(AbortSignal);
      const answer = answers.shift();
      return answer instanceof Error || answer === undefined ? Promise.reject(answer) : Promise.resolve(answer);
    }),
  );
}

const lost = () => new TypeError("network");
const away = () => new Response(JSON.stringify({ error: "unavailable", message: "", detail: {} }), { status: 503 });
const stale = () => new Response(JSON.stringify({ error: "stale", message: "", detail: {} }), { status: 409 });
const done = (body: unknown) => new Response(JSON.stringify(body), { status: 200 });

beforeEach(() => {
  sent.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What a request comes to, all waiting done. */
async function outcome<T>(asked: Promise<T>): Promise<T | ApiError> {
  const found = asked.catch((error: unknown) => error as ApiError);
  await vi.runAllTimersAsync();
  return found;
}

describe("a move", () => {
  it("is sent again, the same in every byte, until an answer comes", async () => {
    serving(lost(), away(), done({ step: 8 }));
    expect(await outcome(api.move("t", 0, 7, [128, 130], true))).toEqual({ step: 8 });
    expect(sent.map((each) => each.body)).toEqual(Array(3).fill(JSON.stringify({ seat: 0, step: 7, moves: [128, 130], whole: true })));
  });

  it("waits longer before every further attempt, and gives up after four", async () => {
    serving(lost(), lost(), lost(), lost(), done({ step: 8 }));
    const found = await outcome(api.move("t", 0, 7, [128], true));
    expect(found).toBeInstanceOf(ApiError);
    expect((found as ApiError).code).toBe("unreachable");
    const waits = sent.slice(1).map((each, number) => each.at - (sent[number]?.at ?? 0));
    expect(waits).toHaveLength(3);
    expect(waits[1]).toBeGreaterThan(waits[0] ?? Infinity);
    expect(waits[2]).toBeGreaterThan(waits[1] ?? Infinity);
  });

  it("that is refused is not sent again", async () => {
    serving(stale(), done({ step: 8 }));
    expect((await outcome(api.move("t", 0, 7, [128], true))) as ApiError).toMatchObject({ status: 409, code: "stale" });
    expect(sent).toHaveLength(1);
  });
});

describe("other requests", () => {
  it("are sent again if they only look", async () => {
    serving(away(), done([]));
    expect(await outcome(api.games())).toEqual([]);
  });

  it("are sent once if a repeat would do something twice", async () => {
    serving(lost(), done({}));
    expect((await outcome(api.start("t"))) as ApiError).toMatchObject({ code: "unreachable" });
    expect(sent).toHaveLength(1);
  });
});

it("a request without an answer ends", async () => {
  vi.useRealTimers();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  vi.stubGlobal("fetch", (_: string, request: RequestInit) => (request.signal?.aborted ? Promise.reject(lost()) : new Promise(() => {})));
  await expect(api.start("t")).rejects.toMatchObject({ code: "unreachable" });
  expect(timeout.mock.calls[0]?.[0]).toBeLessThanOrEqual(20_000);
});
