import type { PlaceFacts } from "./place-facts.ts";

export const TRAIN_STATION: PlaceFacts = {
  words: `train station, railway station, platform, subway station, subway, station platform,
    train platform, metro station`,
  near: "airport",
  alsoShows: ["city"],
  kin: "city",
  air: "open",
  year: "seasons",
};
