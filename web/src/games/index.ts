/** The games that have a board here. A game is a folder; this is the only list. */
import type { Component } from "svelte";
import AresCover from "./covers/Ares.svelte";
import MissionCover from "./covers/Mission.svelte";
import TerraformingCover from "./covers/Terraforming.svelte";
import PocketCover from "./pocket-mars/Cover.svelte";
import type { GameModule } from "./types";

/** Loaded when a table of the game is opened. */
export const GAMES: Record<string, () => Promise<GameModule>> = {
  "terraforming-mars": async () => (await import("./terraforming-mars")).default as unknown as GameModule,
  "ares-expedition": async () => (await import("./ares-expedition")).default as unknown as GameModule,
  "mission-red-planet": async () => (await import("./mission-red-planet")).default as unknown as GameModule,
  "pocket-mars": async () => (await import("./pocket-mars")).default as unknown as GameModule,
};

/** For a game that has no board yet: everything in words. */
export const PLAIN = async () => (await import("./plain")).default;

/** The pictures of the shelf. */
export const COVERS: Record<string, Component> = {
  "terraforming-mars": TerraformingCover,
  "ares-expedition": AresCover,
  "pocket-mars": PocketCover,
  "mission-red-planet": MissionCover,
};
