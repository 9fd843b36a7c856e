/** What a guided game explains at the question that is open now, whatever answers come late. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "./api";
import { Lesson } from "./lesson.svelte";

const answers: ((keys: string[]) => void)[] = [];
const refusals: ((error: Error) => void)[] = [];
vi.mock("./api", () => ({
  ApiError: class extends Error {
    constructor(readonly status: number) {
      super();
    }
  },
  api: {
    lesson: () => Promise.resolve({ callouts: [{ key: "ships" }, { key: "regions" }] }),
    callouts: () => new Promise<string[]>((answer, refuse) => (answers.push(answer), refusals.push(refuse))),
  },
}));
vi.mock("./store", () => ({ remember: () => {}, remembered: () => "[]" }));

let lesson: Lesson;
beforeEach(async () => {
  answers.length = refusals.length = 0;
  lesson = Lesson.of("table")!;
  await lesson.speak("mission-red-planet");
});

it("a late answer about an earlier question does not hide what is due now", async () => {
  const [first, second] = [lesson.look(0), lesson.look(0)];
  answers[1]!(["regions"]);
  answers[0]!([]);
  await Promise.all([first, second]);
  expect(lesson.due?.key).toBe("regions");
});

it("nothing is explained while others move, even if the answer comes only then", async () => {
  const asked = lesson.look(0);
  await lesson.look(null);
  answers[0]!(["ships"]);
  await asked;
  expect(lesson.due).toBeNull();
});

afterEach(() => void vi.useRealTimers());

it("a server that is away for a moment is asked again", async () => {
  vi.useFakeTimers();
  const asked = lesson.look(0);
  refusals[0]!(new ApiError(0, "unreachable", ""));
  await vi.advanceTimersByTimeAsync(1100);
  expect(answers).toHaveLength(2);
  answers[1]!(["regions"]);
  await asked;
  expect(lesson.due?.key).toBe("regions");
});

it("who may not ask does not ask again, and nobody asks about a question that is over", async () => {
  vi.useFakeTimers();
  void lesson.look(0);
  refusals[0]!(new ApiError(403, "not_yours", ""));
  void lesson.look(1);
  refusals[1]!(new ApiError(503, "busy", ""));
  await vi.advanceTimersByTimeAsync(100);
  await lesson.look(null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answers).toHaveLength(2);
});
