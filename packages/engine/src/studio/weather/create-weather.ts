import type { FrameSize } from "../draw/stage.ts";
import { PLACE_TRAITS } from "../scene/place-traits.ts";
import type { SceneSpec } from "../scene/scene-spec.ts";
import { createPrecipitation } from "./precipitation.ts";
import type { Weather } from "./weather.ts";

/**
 * Creates the weather over a frame (pixels). `draw` is meant for every frame of a video: tiles are painted
 * here once and scrolled there; about 2 ms at 1280×720.
 */
export function createWeather(spec: SceneSpec, frame: FrameSize): Weather {
  const weather = PLACE_TRAITS[spec.place].air === "open" ? createPrecipitation(spec, frame) : null;
  return weather ?? { draw: () => undefined };
}
