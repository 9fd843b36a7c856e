import type { GameModule } from "../types";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Cover from "./Cover.svelte";
import { changes, eventIcon, spots, thoughts, type Seen } from "./model";
import Own from "./Own.svelte";
import Pictures from "./Pictures.svelte";
import Player from "./Player.svelte";

const pocketMars: GameModule<Seen> = {
  Board,
  Own,
  Player,
  Card,
  Cover,
  Pictures,
  spots,
  thoughts,
  changes,
  scores: (seen) => seen.scores,
  kinds: { card: ["project"], building: ["building"] },
  round: (seen) => seen.round || null,
  eventIcon,
  filters: [
    { field: "colour", label: "filter_colour", values: (card) => ({ key: String(card.colour), name: String(card.colour_name) }) },
    { field: "value", label: "filter_value", values: (card) => ({ key: String(card.value ?? "–"), name: String(card.value ?? "–") }) },
  ],
  legend: [
    { icon: "hand", label: "legend_top" },
    { icon: "prep", label: "legend_bottom" },
  ],
};

export default pocketMars;
