import type { PlaceFacts } from "./place-facts.ts";

export const JUNGLE: PlaceFacts = {
  words: `jungle, rainforest, tropical forest, tropic, amazon`,
  alsoShows: ["forest", "river", "lake"],
  canShow: ["waterfall"],
  kin: "jungle",
  air: "open",
  year: "none",
  tint: ["#7ed8a0", 0.14],
  shows: ["oak", "palm-tree", "bamboo"],
};
