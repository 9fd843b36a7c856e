import Cover from "../covers/Mission.svelte";
import type { GameModule } from "../types";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { changes, eventIcon, spots, thoughts, type Seen } from "./model";
import Own from "./Own.svelte";
import Pictures from "./Pictures.svelte";
import Player from "./Player.svelte";

const missionRedPlanet: GameModule<Seen> = {
  Board,
  Own,
  Player,
  Card,
  Cover,
  Pictures,
  spots,
  thoughts,
  changes,
  scores: (seen) => seen.colours.filter((colour) => !colour.neutral).map((colour) => colour.points),
  kinds: { card: ["mission", "discovery", "action"], character: ["character"] },
  round: (seen) => seen.round || null,
  // Nearly every played character shows something: who comes next in the countdown.
  revealing: true,
  eventIcon,
  filters: [{ field: "kind", label: "filter_kind", values: (card) => ({ key: card.kind, name: String(card.colour_name) }) }],
  legend: [],
};

export default missionRedPlanet;
