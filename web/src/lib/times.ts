/** Arithmetic of clocks. */
import type { SeatTime } from "./types";

/** The seconds until a time is over, or those that are left while it does not run. */
export function seconds(time: SeatTime, now: number): number {
  return time.due == null ? time.left : Math.max(0, (Date.parse(time.due) - now) / 1000);
}

/** A time as it is read on a clock: 1:05, 1:02:03; null from two days on. */
export function digits(left: number): string | null {
  const whole = Math.ceil(left);
  if (whole >= 172800) return null;
  const [hours, ...rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60] as [number, number, number];
  return (hours ? [hours, ...rest] : rest).map((part, place) => (place ? String(part).padStart(2, "0") : String(part))).join(":");
}

const SPOKEN = [300, 60, 30, 10]; // seconds at which a time is spoken

/** Which of these has been passed between two looks at the clock; null if none. */
export function passed(before: number, after: number): number | null {
  return SPOKEN.find((mark) => before > mark && after <= mark) ?? null;
}
