import type { PaintPlace } from "../draw/stage.ts";
import { cropMargin, finishSheets } from "../look/finish-sheets.ts";
import type { Place } from "../scene/scene-spec.ts";
import { paintBeach } from "./paint-beach.ts";
import { paintCity, paintNeonCity } from "./paint-city.ts";
import { paintDesert } from "./paint-desert.ts";
import { paintFarm } from "./paint-farm.ts";
import { paintForest } from "./paint-forest.ts";
import { paintJungle } from "./paint-jungle.ts";
import { paintMountains } from "./paint-mountains.ts";
import { paintOcean } from "./paint-ocean.ts";
import { paintRoom } from "./paint-room.ts";
import { paintSnow } from "./paint-snow.ts";
import { paintSpace } from "./paint-space.ts";
import { paintUnderwater } from "./paint-underwater.ts";
import { paintVillage } from "./paint-village.ts";

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
};

/** Places are composed for this margin, as a share of the longer side: the widest that the stage asks for. */
const COMPOSED_MARGIN = 0.1;

/**
 * Paints the sheets of a place, back to front, in the brush's look. The same brush paints the same pixels,
 * and another margin shows the same picture: a still and the first frame of a video look alike.
 * Every sheet is the frame plus the margin on each side; the backmost has no holes.
 */
export const paintPlace: PaintPlace = (brush) => {
  const longer = Math.max(brush.frame.width, brush.frame.height);
  const margin = Math.max(brush.margin, Math.round(longer * COMPOSED_MARGIN));
  const wide = { ...brush, margin };
  const plate = PAINTERS[brush.spec.place](wide);
  return { ...plate, layers: finishSheets(cropMargin(plate.layers, margin, brush.margin), brush) };
};
