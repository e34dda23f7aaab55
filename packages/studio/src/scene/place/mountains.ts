import type { PlaceFacts } from "./place-facts.ts";

export const MOUNTAINS: PlaceFacts = {
  words: `mountain, mountaintop, mountainside, peak, summit, alp, alps, hill, hilltop, hillside,
    valley, highland, himalaya, ridge, everest, mount fuji, plateau`,
  near: "fjord",
  alsoShows: ["forest", "meadow"],
  canShow: ["lake"],
  kin: "mountains",
  air: "open",
  year: "seasons",
  shows: ["pine", "rock"],
  moodsByDay: ["epic", "calm"],
};
