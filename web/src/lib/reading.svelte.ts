/** How the log of a table is read: what of it is shown, where one is in it, and which things on the table a line points at. */
import { things, type Story } from "./story";
import type { Card, Line } from "./types";

export class Reading {
  filter = $state("all"); // everything, acts only, or a seat's
  more = $state(0); // lines of earlier times that were asked for
  /** Where somebody who reads has scrolled to, also while another tab is on a narrow screen; null: the end. */
  top: number | null = null;
  /** Things on the table that a line or an act is about. */
  pointed = $state.raw<readonly string[]>([]);
  /** The line that was clicked, with the card that it names. */
  clicked: { card: Card | undefined; from: HTMLElement } | null = null;

  /** Show on the table what a line is about. */
  point(line: Line, story: Story): void {
    this.clicked = null;
    this.pointed = things(line, story);
  }

  /** The same for a line that was clicked: a card of it that lies nowhere in sight is shown by itself. */
  trace(line: Line, story: Story, card: Card | undefined, from: HTMLElement): void {
    this.point(line, story);
    this.clicked = { card, from };
  }

  clear(): void {
    if (this.pointed.length) this.pointed = [];
  }
}
