import type { PlaceFacts } from "./place-facts.ts";

export const ROOFTOP: PlaceFacts = {
  words: `rooftop, roof top, on the roof, on a roof, roof terrace, rooftop garden`,
  near: "balcony, terrace",
  alsoShows: ["city"],
  kin: "city",
  air: "open",
  year: "none",
};
