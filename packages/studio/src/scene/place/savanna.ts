import type { PlaceFacts } from "./place-facts.ts";

export const SAVANNA: PlaceFacts = {
  words: `savanna, savannah, serengeti, african plain, steppe, africa, safari, masai mara`,
  kin: "desert",
  air: "open",
  year: "none",
  tint: ["#ffc274", 0.16],
};
