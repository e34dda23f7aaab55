import type { Canvas } from "@napi-rs/canvas";
import type { Rgb } from "../../light/colour.ts";
import type { Layer } from "../../stage/stage.ts";
import type { Land } from "../land/open-land.ts";
import { glitter, paintWater } from "../nature/water.ts";

export interface Flood {
  readonly deep: Rgb;
  readonly shallow: Rgb;
  readonly roughness: number;
  readonly mirror: number;
  readonly mist?: number;
  /** Height in the frame below which there are no glints. */
  readonly glints?: number;
}

/**
 * Paints the near ground over water that reflects its surroundings. Returns the glints on the open
 * water, and a test for open water, in sheet pixels.
 */
export function flood(
  land: Land,
  water: Flood,
): { glints: Layer["animate"]; open: (x: number, y: number) => boolean; ground: Canvas } {
  const { p, horizon, air } = land;
  const behind = [...air.pictures, land.far.canvas, land.mid.canvas];
  paintWater(p, land.near.ctx, behind, {
    horizon,
    bottom: p.height,
    deep: p.tone(water.deep, 0.6),
    shallow: p.tone(water.shallow, 0.8),
    roughness: water.roughness,
    mirror: water.mirror,
    sun: air.sun,
    ...(water.mist === undefined ? {} : { mist: water.mist }),
  });
  const ground = land.lay();
  const cover = ground.getContext("2d").getImageData(0, 0, p.width, p.height).data;
  const open = (x: number, y: number) =>
    y > horizon &&
    (cover[(Math.floor(y) * p.width + Math.max(0, Math.floor(x))) * 4 + 3] ?? 255) === 0;
  const low = p.y(water.glints ?? 0.72);
  return { glints: glitter(p, horizon + p.unit * 0.02, low, air.sun, "water", open), open, ground };
}
