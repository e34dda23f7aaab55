import type { PlaceFacts } from "./place-facts.ts";

export const CANYON: PlaceFacts = {
  words: `canyon, grand canyon, gorge, ravine, badland, mesa, red rock`,
  alsoShows: ["desert", "river"],
  kin: "desert",
  air: "open",
  year: "none",
  tint: ["#ffb480", 0.12],
};
