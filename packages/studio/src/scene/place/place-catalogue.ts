import type { Place } from "../scene-spec.ts";
import { ABSTRACT } from "./abstract.ts";
import { AMUSEMENT_PARK } from "./amusement-park.ts";
import { BAMBOO_GROVE } from "./bamboo-grove.ts";
import { BEACH } from "./beach.ts";
import { BEDROOM } from "./bedroom.ts";
import { BRIDGE } from "./bridge.ts";
import { CAFE } from "./cafe.ts";
import { CANDY_LAND } from "./candy-land.ts";
import { CANYON } from "./canyon.ts";
import { CASTLE } from "./castle.ts";
import { CAVE } from "./cave.ts";
import { CHERRY_GARDEN } from "./cherry-garden.ts";
import { CITY } from "./city.ts";
import { CLASSROOM } from "./classroom.ts";
import { CONCERT_STAGE } from "./concert-stage.ts";
import { DESERT } from "./desert.ts";
import { FARM } from "./farm.ts";
import { FIRESIDE } from "./fireside.ts";
import { FOREST } from "./forest.ts";
import { HARBOUR } from "./harbour.ts";
import { HIGHWAY } from "./highway.ts";
import { ICE } from "./ice.ts";
import { JUNGLE } from "./jungle.ts";
import { KITCHEN } from "./kitchen.ts";
import { LABORATORY } from "./laboratory.ts";
import { LAKE } from "./lake.ts";
import { LIBRARY } from "./library.ts";
import { MARKET } from "./market.ts";
import { MARS } from "./mars.ts";
import { MEADOW } from "./meadow.ts";
import { MOON } from "./moon.ts";
import { MOUNTAINS } from "./mountains.ts";
import { MUSEUM } from "./museum.ts";
import { NEON_CITY } from "./neon-city.ts";
import { OCEAN } from "./ocean.ts";
import { PARK } from "./park.ts";
import type { PlaceFacts } from "./place-facts.ts";
import { PLAYGROUND } from "./playground.ts";
import { RIVER } from "./river.ts";
import { ROOFTOP } from "./rooftop.ts";
import { ROOM } from "./room.ts";
import { RUINS } from "./ruins.ts";
import { SAVANNA } from "./savanna.ts";
import { SEA_CLIFF } from "./sea-cliff.ts";
import { SHIP_DECK } from "./ship-deck.ts";
import { SKY_ISLANDS } from "./sky-islands.ts";
import { SNOW } from "./snow.ts";
import { SPACE } from "./space.ts";
import { SPACESHIP } from "./spaceship.ts";
import { STADIUM } from "./stadium.ts";
import { SWAMP } from "./swamp.ts";
import { TRAIN_STATION } from "./train-station.ts";
import { UNDERGROUND_CITY } from "./underground-city.ts";
import { UNDERWATER } from "./underwater.ts";
import { VILLAGE } from "./village.ts";
import { VINEYARD } from "./vineyard.ts";
import { VOLCANO } from "./volcano.ts";
import { WATERFALL } from "./waterfall.ts";
import { WHEAT_FIELD } from "./wheat-field.ts";

const CATALOGUE: Readonly<Record<Place, PlaceFacts>> = {
  city: CITY,
  "neon-city": NEON_CITY,
  forest: FOREST,
  jungle: JUNGLE,
  mountains: MOUNTAINS,
  desert: DESERT,
  beach: BEACH,
  ocean: OCEAN,
  underwater: UNDERWATER,
  space: SPACE,
  snow: SNOW,
  village: VILLAGE,
  farm: FARM,
  room: ROOM,
  meadow: MEADOW,
  savanna: SAVANNA,
  canyon: CANYON,
  volcano: VOLCANO,
  "wheat-field": WHEAT_FIELD,
  vineyard: VINEYARD,
  moon: MOON,
  mars: MARS,
  ice: ICE,
  "bamboo-grove": BAMBOO_GROVE,
  "cherry-garden": CHERRY_GARDEN,
  park: PARK,
  river: RIVER,
  waterfall: WATERFALL,
  lake: LAKE,
  swamp: SWAMP,
  harbour: HARBOUR,
  "sea-cliff": SEA_CLIFF,
  "ship-deck": SHIP_DECK,
  castle: CASTLE,
  ruins: RUINS,
  market: MARKET,
  "train-station": TRAIN_STATION,
  highway: HIGHWAY,
  bridge: BRIDGE,
  rooftop: ROOFTOP,
  stadium: STADIUM,
  playground: PLAYGROUND,
  "amusement-park": AMUSEMENT_PARK,
  cave: CAVE,
  "underground-city": UNDERGROUND_CITY,
  "sky-islands": SKY_ISLANDS,
  "candy-land": CANDY_LAND,
  abstract: ABSTRACT,
  kitchen: KITCHEN,
  library: LIBRARY,
  bedroom: BEDROOM,
  fireside: FIRESIDE,
  cafe: CAFE,
  classroom: CLASSROOM,
  laboratory: LABORATORY,
  museum: MUSEUM,
  "concert-stage": CONCERT_STAGE,
  spaceship: SPACESHIP,
};

/** Returns the facts of a place. */
export const placeOf = (place: Place): PlaceFacts => CATALOGUE[place];

/** Places where nothing stands: figures float in water, in space or among shapes. */
export const isWeightless = (place: Place): boolean => placeOf(place).air === "weightless";
