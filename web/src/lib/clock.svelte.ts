/** The server's clock on this page, ticking once a second, and how a time is written. */
import { settings, t } from "./settings.svelte";
import { digits } from "./times";

class ServerClock {
  now = $state(Date.now()); // milliseconds, by the clock of the server
  private offset = 0;
  private viewers = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** The server has said what time it is, in seconds. */
  heard(at: number): void {
    this.offset = at * 1000 - Date.now();
    this.now = Date.now() + this.offset;
  }

  /** Go on ticking as long as somebody looks; call the answer to stop. */
  watch(): () => void {
    this.viewers += 1;
    this.timer ??= setInterval(() => (this.now = Date.now() + this.offset), 1000);
    return () => {
      this.viewers -= 1;
      if (this.viewers) return;
      clearInterval(this.timer);
      this.timer = undefined;
    };
  }
}

export const clock = new ServerClock();

/** A time as it is read on a clock, from two days on in days. */
export const written = (left: number) => digits(left) ?? t("days_n", { n: Math.floor(Math.ceil(left) / 86400) });

/** The moment when a time is over, in words of the reader. */
export function moment(due: string): string {
  return new Date(due).toLocaleString(settings.lang, { weekday: "short", hour: "2-digit", minute: "2-digit" });
}
