import type { PlaceFacts } from "./place-facts.ts";

export const BEACH: PlaceFacts = {
  words: `beach, shore, seashore, coast, coastline, seaside, island, tropical island, desert island,
    sandbank, sand, cove, bay, lagoon, hawaii, maldives, caribbean, tropical`,
  near: "boardwalk",
  alsoShows: ["ocean"],
  kin: "beach",
  air: "open",
  year: "none",
  tint: ["#7fe8f0", 0.1],
  shows: ["palm-tree", "seashell"],
};
