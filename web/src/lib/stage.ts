/** Which of the things that happen are shown large for a moment. */
import { acts, seatOf, type Act, type Story } from "./story";
import type { Line } from "./types";

/** The acts of others, new chapters and productions among what has happened; one's own acts are known. */
export function tellable(news: readonly Line[], story: Story, viewer: number): Act[] {
  return acts(news, story).filter(({ head }) => head.name === story.harvest?.event || viewer < 0 || seatOf(head) !== viewer);
}

/** How many times as long a position stays on the screen, for what is shown of it. */
export function linger(news: readonly Line[], story: Story, viewer: number): number {
  return Math.max(1, 2 * tellable(news, story, viewer).length);
}
