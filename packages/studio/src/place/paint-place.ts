import { finishSheets } from "../look/finish-sheets.ts";
import type { Place } from "../scene/scene-spec.ts";
import type { PaintPlace } from "../stage/stage.ts";
import { chooseViewpoint, lookFrom, widen } from "./brush/viewpoint.ts";
import { paintBedroom } from "./indoors/paint-bedroom.ts";
import { paintCafe } from "./indoors/paint-cafe.ts";
import { paintClassroom } from "./indoors/paint-classroom.ts";
import { paintConcertStage } from "./indoors/paint-concert-stage.ts";
import { paintFireside } from "./indoors/paint-fireside.ts";
import { paintKitchen } from "./indoors/paint-kitchen.ts";
import { paintLaboratory } from "./indoors/paint-laboratory.ts";
import { paintLibrary } from "./indoors/paint-library.ts";
import { paintMuseum } from "./indoors/paint-museum.ts";
import { paintRoom } from "./indoors/paint-room.ts";
import { paintSpaceship } from "./indoors/paint-spaceship.ts";
import { paintBambooGrove } from "./land/paint-bamboo-grove.ts";
import { paintCanyon } from "./land/paint-canyon.ts";
import { paintCherryGarden } from "./land/paint-cherry-garden.ts";
import { paintDesert } from "./land/paint-desert.ts";
import { paintFarm } from "./land/paint-farm.ts";
import { paintForest } from "./land/paint-forest.ts";
import { paintIce } from "./land/paint-ice.ts";
import { paintJungle } from "./land/paint-jungle.ts";
import { paintMarsSurface } from "./land/paint-mars-surface.ts";
import { paintMeadow } from "./land/paint-meadow.ts";
import { paintMoonSurface } from "./land/paint-moon-surface.ts";
import { paintMountains } from "./land/paint-mountains.ts";
import { paintPark } from "./land/paint-park.ts";
import { paintSavanna } from "./land/paint-savanna.ts";
import { paintSnow } from "./land/paint-snow.ts";
import { paintVineyard } from "./land/paint-vineyard.ts";
import { paintVolcano } from "./land/paint-volcano.ts";
import { paintWheatField } from "./land/paint-wheat-field.ts";
import { paintBeach } from "./shore/paint-beach.ts";
import { paintHarbour } from "./shore/paint-harbour.ts";
import { paintLake } from "./shore/paint-lake.ts";
import { paintOcean } from "./shore/paint-ocean.ts";
import { paintRiver } from "./shore/paint-river.ts";
import { paintSeaCliff } from "./shore/paint-sea-cliff.ts";
import { paintShipDeck } from "./shore/paint-ship-deck.ts";
import { paintSwamp } from "./shore/paint-swamp.ts";
import { paintUnderwater } from "./shore/paint-underwater.ts";
import { paintWaterfallGlen } from "./shore/paint-waterfall-glen.ts";
import { paintAmusementPark } from "./town/paint-amusement-park.ts";
import { paintBridge } from "./town/paint-bridge.ts";
import { paintCastle } from "./town/paint-castle.ts";
import { paintCity, paintNeonCity } from "./town/paint-city.ts";
import { paintHighway } from "./town/paint-highway.ts";
import { paintMarket } from "./town/paint-market.ts";
import { paintPlayground } from "./town/paint-playground.ts";
import { paintRooftop } from "./town/paint-rooftop.ts";
import { paintRuins } from "./town/paint-ruins.ts";
import { paintStadium } from "./town/paint-stadium.ts";
import { paintTrainStation } from "./town/paint-train-station.ts";
import { paintVillage } from "./town/paint-village.ts";
import { paintAbstract } from "./wonder/paint-abstract.ts";
import { paintCandyLand } from "./wonder/paint-candy-land.ts";
import { paintCave } from "./wonder/paint-cave.ts";
import { paintSkyIslands } from "./wonder/paint-sky-islands.ts";
import { paintSpace } from "./wonder/paint-space.ts";
import { paintUndergroundCity } from "./wonder/paint-underground-city.ts";

const PAINTERS: Readonly<Record<Place, PaintPlace>> = {
  city: paintCity,
  "neon-city": paintNeonCity,
  forest: paintForest,
  jungle: paintJungle,
  mountains: paintMountains,
  desert: paintDesert,
  beach: paintBeach,
  ocean: paintOcean,
  underwater: paintUnderwater,
  space: paintSpace,
  snow: paintSnow,
  village: paintVillage,
  farm: paintFarm,
  room: paintRoom,
  meadow: paintMeadow,
  savanna: paintSavanna,
  canyon: paintCanyon,
  volcano: paintVolcano,
  "wheat-field": paintWheatField,
  vineyard: paintVineyard,
  moon: paintMoonSurface,
  mars: paintMarsSurface,
  ice: paintIce,
  "bamboo-grove": paintBambooGrove,
  "cherry-garden": paintCherryGarden,
  park: paintPark,
  river: paintRiver,
  waterfall: paintWaterfallGlen,
  lake: paintLake,
  swamp: paintSwamp,
  harbour: paintHarbour,
  "sea-cliff": paintSeaCliff,
  "ship-deck": paintShipDeck,
  castle: paintCastle,
  ruins: paintRuins,
  market: paintMarket,
  "train-station": paintTrainStation,
  highway: paintHighway,
  bridge: paintBridge,
  rooftop: paintRooftop,
  stadium: paintStadium,
  playground: paintPlayground,
  "amusement-park": paintAmusementPark,
  kitchen: paintKitchen,
  library: paintLibrary,
  bedroom: paintBedroom,
  fireside: paintFireside,
  cafe: paintCafe,
  classroom: paintClassroom,
  laboratory: paintLaboratory,
  museum: paintMuseum,
  "concert-stage": paintConcertStage,
  spaceship: paintSpaceship,
  cave: paintCave,
  "underground-city": paintUndergroundCity,
  "sky-islands": paintSkyIslands,
  "candy-land": paintCandyLand,
  abstract: paintAbstract,
};

/**
 * Margin for which places are composed, as a fraction of the longer side: the widest the stage
 * requests.
 */
const COMPOSED_MARGIN = 0.1;

/**
 * Paints the sheets of a place, back to front, in the brush's look. The same brush paints the same
 * pixels, and the picture does not depend on the margin, so a still matches the first frame of a
 * video. Every sheet is the frame plus the margin on each side; the backmost has no holes.
 */
export const paintPlace: PaintPlace = (brush) => {
  const longer = Math.max(brush.frame.width, brush.frame.height);
  const margin = Math.max(brush.margin, Math.round(longer * COMPOSED_MARGIN));
  const view = chooseViewpoint(brush);
  const plate = PAINTERS[brush.spec.place](widen({ ...brush, margin }, view));
  return { ...plate, layers: finishSheets(lookFrom(plate.layers, brush, { margin }, view), brush) };
};
