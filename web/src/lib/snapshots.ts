/** Views as they arrive, and how fast they are shown. */
import type { Line, View } from "./types";

/** A view with the whole log: the server sends only new lines. */
export interface Snapshot {
  view: View;
  lines: Line[];
}

/** The next snapshot: keep the lines before `log.start`, append the new ones (an undo makes the start smaller). */
export function absorb(before: Snapshot | null, view: View): Snapshot {
  if (!view.play) return { view, lines: [] };
  const { start, lines } = view.play.log;
  return { view, lines: [...(before?.lines ?? []).slice(0, start), ...lines] };
}

/** How long the shown snapshot stays before the next one: others' steps are paced, one's own and silent changes are not. */
export function pause(shown: Snapshot, next: Snapshot, pace: number): number {
  const [now, then] = [shown.view.play, next.view.play];
  if (!now || !then || shown.view.viewer !== next.view.viewer) return 0;
  const own = now.step !== then.step;
  const news = next.lines.length !== shown.lines.length;
  return news && !own ? pace : 0;
}
