import type { FrameSize } from "../draw/stage.ts";
import type { SceneSpec } from "../scene/scene-spec.ts";
import { createPrecipitation } from "./precipitation.ts";
import type { Weather } from "./weather.ts";

/** Places whose weather is not before the camera: a room has it behind its window, the others have none. */
const SHELTERED: readonly SceneSpec["place"][] = ["room", "underwater", "space"];

/**
 * Creates the weather over a frame (pixels). `draw` is meant for every frame of a video: tiles are painted
 * here once and scrolled there; about 2 ms at 1280×720.
 */
export function createWeather(spec: SceneSpec, frame: FrameSize): Weather {
  const weather = SHELTERED.includes(spec.place) ? null : createPrecipitation(spec, frame);
  return weather ?? { draw: () => undefined };
}
