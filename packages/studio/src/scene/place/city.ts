import type { PlaceFacts } from "./place-facts.ts";

export const CITY: PlaceFacts = {
  words: `city, street, downtown, metropolis, skyline, skyscraper, avenue, boulevard, alley, alleyway,
    sidewalk, crosswalk, intersection, tokyo, new york, new york city, manhattan, paris,
    london, berlin, chicago, shanghai, hong kong, san francisco, urban, cityscape, road,
    building`,
  near: "suburb",
  kin: "city",
  air: "open",
  year: "seasons",
  road: true,
};
