import type { GameModule } from "../types";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Cover from "./Cover.svelte";
import { changes, eventIcon, spots, thoughts, type Seen } from "./model";
import Own from "./Own.svelte";
import Player from "./Player.svelte";

const pocketMars: GameModule<Seen> = {
  Board,
  Own,
  Player,
  Card,
  Cover,
  spots,
  thoughts,
  changes,
  round: (seen) => seen.round || null,
  eventIcon,
  filters: [
    { field: "colour", label: "filter_colour", values: (card) => ({ key: String(card.colour), name: String(card.colour_name) }) },
    { field: "value", label: "filter_value", values: (card) => ({ key: String(card.value ?? "–"), name: String(card.value ?? "–") }) },
  ],
  options: [{ key: "draft", label: "option_draft", about: "option_draft_about" }],
};

export default pocketMars;
