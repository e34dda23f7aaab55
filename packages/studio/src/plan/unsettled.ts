import type { Reading } from "../read/mention.ts";
import type { Place, SceneSpec, Weather } from "../scene/scene-spec.ts";

/** The setting that was chosen. */
export type ShownSetting = Pick<SceneSpec, "place" | "time" | "weather">;

/** Other places that the painting of a place shows as well. */
const VIEWS: Partial<Record<Place, readonly Place[]>> = {
  beach: ["ocean"],
  harbour: ["ocean", "city"],
  "sea-cliff": ["ocean"],
  "ship-deck": ["ocean"],
  underwater: ["ocean"],
  ocean: ["ice"],
  rooftop: ["city"],
  bridge: ["city", "river"],
  "neon-city": ["city"],
  mountains: ["forest", "meadow", "lake"],
  snow: ["mountains", "ice", "forest"],
  ice: ["snow"],
  waterfall: ["river", "forest"],
  lake: ["forest", "mountains"],
  farm: ["village", "meadow"],
  castle: ["mountains"],
  fireside: ["room"],
  bedroom: ["room"],
  kitchen: ["room"],
};

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
  const fits = (place: Place) =>
    place === shown.place ||
    VIEWS[shown.place]?.includes(place) === true ||
    (place === "snow" && shown.weather === "snow");
  const blows = (weather: Weather) =>
    weather === shown.weather || INCLUDED[shown.weather]?.includes(weather) === true;
  return settings
    .filter(
      ({ place, time, weather }) =>
        (place !== undefined && !fits(place)) ||
        (time !== undefined && time !== shown.time) ||
        (weather !== undefined && !blows(weather)),
    )
    .map(({ words }) => words);
}
