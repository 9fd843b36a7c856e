/** What a guided game explains at the question that is open now, whatever answers come late. */
import { beforeEach, expect, it, vi } from "vitest";
import { Lesson } from "./lesson.svelte";

const answers: ((keys: string[]) => void)[] = [];
vi.mock("./api", () => ({
  api: {
    lesson: () => Promise.resolve({ callouts: [{ key: "ships" }, { key: "regions" }] }),
    callouts: () => new Promise<string[]>((answer) => answers.push(answer)),
  },
}));
vi.mock("./store", () => ({ remember: () => {}, remembered: () => "[]" }));

let lesson: Lesson;
beforeEach(async () => {
  answers.length = 0;
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
