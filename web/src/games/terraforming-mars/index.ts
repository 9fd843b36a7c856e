import { t } from "../../lib/settings.svelte";
import Cover from "../covers/Terraforming.svelte";
import type { GameModule } from "../types";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import "./colours.css";
import { bill, changes, eventIcon, payment, spots, thoughts, type Seen } from "./model";
import Own from "./Own.svelte";
import Pictures from "./Pictures.svelte";
import Player from "./Player.svelte";

const terraformingMars: GameModule<Seen> = {
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
  round: (seen) => seen.generation || null,
  eventIcon,
  filters: [
    { field: "colour", label: "filter_colour", values: (card) => ({ key: String(card.colour), name: String(card.colour_name) }) },
    { field: "corporate_era", label: "tm_filter_set", values: (card) => ({ key: String(card.corporate_era), name: t(card.corporate_era ? "tm_corporate_era" : "tm_basic") }) },
    { field: "value", label: "tm_filter_cost", values: (card) => ({ key: String(card.value), name: String(card.value) }) },
  ],
  legend: [{ icon: "action", label: "tm_pictures_action" }],
};

export default terraformingMars;
