import type { PlaceFacts } from "./place-facts.ts";

export const SKY_ISLANDS: PlaceFacts = {
  words: `floating island, sky island, in the sky, above the cloud, through the cloud, in the cloud,
    over the cloud, castle in the sky, sky kingdom, heaven, among the cloud, up in the air,
    sky castle`,
  alsoShows: ["meadow"],
  kin: "mountains",
  air: "open",
  year: "seasons",
  tint: ["#bfe0ff", 0.1],
  stand: "middle",
};
