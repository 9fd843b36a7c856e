import Cover from "../covers/Mission.svelte";
import type { GameModule } from "../types";
import BoardView from "./Board.svelte";
import Card from "./Card.svelte";
import "./colours.css";
import { flights } from "./flights";
import { changes, eventIcon, origins, spots, thoughts, type Board, type Seen } from "./model";
import Own from "./Own.svelte";
import Pictures from "./Pictures.svelte";
import Player from "./Player.svelte";
import Purse from "./Purse.svelte";

const views = { Board: BoardView, Own, Player, Purse, Card, Cover, Pictures };
const reading = { spots, thoughts, changes, flights };

const missionRedPlanet: GameModule<Seen> = {
  ...views,
  ...reading,
  scores: (seen) => seen.colours.filter((colour) => !colour.neutral).map((colour) => colour.points),
  kinds: { card: ["mission", "discovery", "action"], character: ["character"] },
  round: (seen) => seen.round || null,
  // Nearly every played character shows who comes next in the countdown: only looking at something hidden is asked about.
  shows: ["look", "draw"],
  key: (move) => (move.name === "choose" ? String(move.arguments[0]) : undefined),
  tabs: { hand: ["character:", "card:", "held"] },
  points: {
    planet: ".board .planet",
    characters: "div.own .hand",
    recruiter: "div.own .hand [data-spot='character:9']",
    scientist: "div.own .hand [data-spot='character:7']",
    question: ".decision",
    missions: "div.own .cards",
    ships: ".board .port",
    production: ".board .track",
    points: ".players",
  },
  story: {
    chapters: ["round", "ended"],
    turns: ["called"],
    acts: ["revealed", "skipped", "played", "departed", "arrived", "uncovered", "shown"],
    harvest: { event: "production", gains: ["awarded"] },
  },
  sources: { missions: "mission", discoveries: "discovery" },
  origins: (events, seat, { board }) => origins(events, seat, board as Board),
  eventIcon,
  filters: [{ field: "kind", label: "filter_kind", values: (card) => ({ key: card.kind, name: String(card.colour_name) }) }],
  legend: [],
};

export default missionRedPlanet;
