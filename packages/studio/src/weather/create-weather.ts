import { placeOf } from "../scene/place/place-catalogue.ts";
import type { SceneSpec } from "../scene/scene-spec.ts";
import type { FrameSize } from "../stage/stage.ts";
import { createPrecipitation } from "./precipitation.ts";
import type { WeatherEffect } from "./weather.ts";

/**
 * Creates the weather over a frame (pixels). `draw` is suitable for every frame of a video: tiles
 * are painted once here and scrolled there; about 2 ms at 1280×720. `period` is the loop length in
 * seconds.
 */
export function createWeather(
  spec: SceneSpec,
  frame: FrameSize,
  period: number | null = null,
): WeatherEffect {
  const open = placeOf(spec.place).air === "open";
  const weather = open ? createPrecipitation(spec, frame, period) : null;
  return weather ?? { draw: () => undefined };
}
