import type { PlaceFacts } from "./place-facts.ts";

export const CONCERT_STAGE: PlaceFacts = {
  words: `stage, on stage, concert stage, theater, theatre, concert, music festival, concert hall,
    opera, rock concert, in the spotlight, talent show`,
  near: "disco, dance floor",
  kin: "city",
  air: "closed",
  year: "none",
};
