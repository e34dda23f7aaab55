import type { PlaceFacts } from "./place-facts.ts";

export const WATERFALL: PlaceFacts = {
  words: `waterfall, cascade, niagara, water fall`,
  alsoShows: ["river", "lake", "forest", "jungle"],
  kin: "jungle",
  air: "open",
  year: "none",
  tint: ["#9fe0b0", 0.12],
};
