import type { Canvas } from "@napi-rs/canvas";
import type { Layer } from "../draw/stage.ts";
import { type Celestial, placeCelestial } from "./air/celestial.ts";
import { paintClouds } from "./air/paint-clouds.ts";
import { paintSky } from "./air/paint-sky.ts";
import type { Painter } from "./painter.ts";

/** The two sheets behind every outdoor place, and their pictures for water to mirror. */
export function paintAir(
  p: Painter,
  horizon: number,
): { layers: Layer[]; pictures: Canvas[]; sun: Celestial } {
  const sun = placeCelestial(p, horizon);
  const sky = paintSky(p, horizon, sun);
  const clouds = paintClouds(p, horizon, sun);
  return { layers: [sky.layer, clouds.layer], pictures: [sky.picture, clouds.picture], sun };
}
