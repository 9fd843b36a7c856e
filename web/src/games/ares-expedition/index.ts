import Cover from "../covers/Ares.svelte";
import type { GameModule } from "../types";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import "./colours.css";
import { bill, changes, eventIcon, payment, spots, thoughts, type Seen } from "./model";
import Own from "./Own.svelte";
import Pictures from "./Pictures.svelte";
import Player from "./Player.svelte";

const aresExpedition: GameModule<Seen> = {
  Board,
  Own,
  Player,
  Card,
  Cover,
  Pictures,
  spots,
  thoughts,
  payment,
  bill,
  changes,
  scores: (seen) => seen.scores,
  kinds: { card: ["project"], corporation: ["corporation"] },
  round: (seen) => seen.round || null,
  // Nearly every step shows something: a tile, a card or the phases of the others.
  revealing: true,
  eventIcon,
  filters: [
    { field: "colour", label: "filter_colour", values: (card) => ({ key: String(card.colour), name: String(card.colour_name) }) },
    { field: "value", label: "tm_filter_cost", values: (card) => ({ key: String(card.value), name: String(card.value) }) },
  ],
  legend: [{ icon: "action", label: "ax_pictures_action" }],
};

export default aresExpedition;
