import type { PlaceFacts } from "./place-facts.ts";

export const CHERRY_GARDEN: PlaceFacts = {
  words: `japanese garden, zen garden, cherry blossom garden, cherry blossom, sakura, kyoto, japan,
    pagoda, cherry orchard, under the cherry tree, blooming cherry tree, chinese garden`,
  alsoShows: ["park"],
  kin: "village",
  air: "open",
  year: "seasons",
  seasons: ["spring"],
};
