import type { Place } from "./scene-spec.ts";

/** The places whose sounds and instruments the others share. */
export type PlaceKin =
  | "city"
  | "neon-city"
  | "forest"
  | "jungle"
  | "mountains"
  | "desert"
  | "beach"
  | "ocean"
  | "underwater"
  | "space"
  | "snow"
  | "village"
  | "farm"
  | "room";

/**
 * What planning, light and sound must know of a place.
 * `open`: weather falls before the camera. `indoors`: lamps and windows light it, weather stays outside.
 * `closed`: neither sky nor weather. `weightless`: closed, and nothing stands.
 */
export interface PlaceTraits {
  readonly kin: PlaceKin;
  readonly air: "open" | "indoors" | "closed" | "weightless";
  /** Leaves fall and snow lies where the year has four seasons. */
  readonly year: "seasons" | "none";
}

const open = (kin: PlaceKin): PlaceTraits => ({ kin, air: "open", year: "seasons" });
const evergreen = (kin: PlaceKin): PlaceTraits => ({ kin, air: "open", year: "none" });
const indoors = (): PlaceTraits => ({ kin: "room", air: "indoors", year: "seasons" });
const closed = (kin: PlaceKin): PlaceTraits => ({ kin, air: "closed", year: "none" });
const weightless = (kin: PlaceKin): PlaceTraits => ({ kin, air: "weightless", year: "none" });

export const PLACE_TRAITS: Readonly<Record<Place, PlaceTraits>> = {
  city: open("city"),
  "neon-city": evergreen("neon-city"),
  forest: open("forest"),
  jungle: evergreen("jungle"),
  mountains: open("mountains"),
  desert: evergreen("desert"),
  beach: evergreen("beach"),
  ocean: evergreen("ocean"),
  underwater: weightless("underwater"),
  space: weightless("space"),
  snow: evergreen("snow"),
  village: open("village"),
  farm: open("farm"),
  room: indoors(),
  meadow: open("farm"),
  savanna: evergreen("desert"),
  canyon: evergreen("desert"),
  volcano: evergreen("mountains"),
  "wheat-field": open("farm"),
  vineyard: open("farm"),
  moon: closed("space"),
  mars: closed("space"),
  ice: evergreen("snow"),
  "bamboo-grove": evergreen("forest"),
  "cherry-garden": open("village"),
  park: open("village"),
  river: open("forest"),
  waterfall: evergreen("jungle"),
  lake: open("mountains"),
  swamp: evergreen("jungle"),
  harbour: open("beach"),
  "sea-cliff": open("beach"),
  "ship-deck": evergreen("ocean"),
  castle: open("village"),
  ruins: evergreen("jungle"),
  market: open("village"),
  "train-station": open("city"),
  highway: open("city"),
  bridge: evergreen("city"),
  rooftop: evergreen("city"),
  stadium: evergreen("city"),
  playground: open("village"),
  "amusement-park": open("village"),
  cave: closed("space"),
  "underground-city": closed("neon-city"),
  "sky-islands": open("mountains"),
  "candy-land": evergreen("village"),
  abstract: weightless("space"),
  kitchen: indoors(),
  library: indoors(),
  bedroom: indoors(),
  fireside: indoors(),
  cafe: indoors(),
  classroom: indoors(),
  laboratory: indoors(),
  museum: indoors(),
  "concert-stage": closed("city"),
  spaceship: closed("space"),
};

/** Places where nothing stands: figures hang in water, in space or among shapes. */
export const isWeightless = (place: Place): boolean => PLACE_TRAITS[place].air === "weightless";
