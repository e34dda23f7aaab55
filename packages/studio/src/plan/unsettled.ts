import type { Reading } from "../read/mention.ts";
import type { SceneSpec, Weather } from "../scene/scene-spec.ts";
import { showsPlace } from "./shows-place.ts";

/** The setting that was chosen. */
export type ShownSetting = Pick<SceneSpec, "place" | "time" | "weather">;

/** Weathers that another includes: it rains from clouds, with blue between them. */
const INCLUDED: Partial<Record<Weather, readonly Weather[]>> = {
  cloudy: ["clear"],
  rain: ["cloudy"],
  storm: ["cloudy", "rain"],
  snow: ["cloudy"],
  fog: ["cloudy"],
};

/** Returns the words of the prompt for a place, a time or a weather that the picture has not. */
export function unsettled({ settings }: Reading, shown: ShownSetting): string[] {
  const blows = (weather: Weather) =>
    weather === shown.weather || INCLUDED[shown.weather]?.includes(weather) === true;
  return settings
    .filter(
      ({ place, time, weather }) =>
        (place !== undefined &&
          !showsPlace(shown.place, place) &&
          !(place === "snow" && shown.weather === "snow")) ||
        (time !== undefined && time !== shown.time) ||
        (weather !== undefined && !blows(weather)),
    )
    .map(({ words }) => words);
}
