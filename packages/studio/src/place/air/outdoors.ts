import type { Canvas } from "@napi-rs/canvas";
import type { Layer } from "../../stage/stage.ts";
import type { Painter } from "../brush/painter.ts";
import { type Celestial, placeCelestial } from "./celestial.ts";
import { paintClouds } from "./paint-clouds.ts";
import { paintSky } from "./paint-sky.ts";

/**
 * Paints the two sheets behind every outdoor place, and returns their pictures for reflections in
 * water.
 */
export function paintAir(
  p: Painter,
  horizon: number,
): { layers: Layer[]; pictures: Canvas[]; sun: Celestial } {
  const sun = placeCelestial(p, horizon);
  const sky = paintSky(p, horizon, sun);
  const clouds = paintClouds(p, horizon, sun);
  return { layers: [sky.layer, clouds.layer], pictures: [sky.picture, clouds.picture], sun };
}
