import type { PlaceFacts } from "./place-facts.ts";

export const ROOFTOP: PlaceFacts = {
  words: `rooftop, roof top, on the roof, on a roof, terrace, roof terrace, rooftop garden, balcony`,
  kin: "city",
  air: "open",
  year: "none",
};
