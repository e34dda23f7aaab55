import type { PlaceFacts } from "./place-facts.ts";

export const SAVANNA: PlaceFacts = {
  words: `savanna, savannah, serengeti, african plain, africa, safari, masai mara`,
  near: "steppe",
  kin: "desert",
  air: "open",
  year: "none",
  tint: ["#ffc274", 0.16],
};
