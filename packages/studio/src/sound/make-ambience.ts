import { placeOf } from "../scene/place/place-catalogue.ts";
import type { PlaceKin } from "../scene/place/place-facts.ts";
import { createRandom } from "../scene/random.ts";
import type { SceneSpec } from "../scene/scene-spec.ts";
import {
  birds,
  bubbles,
  crackle,
  crickets,
  drone,
  hum,
  rain,
  thunder,
  type Voice,
  waves,
  wind,
} from "./ambience-voices.ts";
import { createStereo, type Stereo } from "./stereo.ts";

type Mix = readonly (readonly [Voice, number])[];

const DAY: Record<PlaceKin, Mix> = {
  city: [[hum, 0.9]],
  "neon-city": [[hum, 1]],
  forest: [
    [birds, 1],
    [wind, 0.35],
  ],
  jungle: [
    [birds, 1.3],
    [crickets, 0.7],
    [wind, 0.2],
  ],
  mountains: [
    [wind, 0.8],
    [birds, 0.3],
  ],
  desert: [[wind, 0.7]],
  beach: [
    [waves, 0.9],
    [birds, 0.3],
  ],
  ocean: [
    [waves, 1],
    [wind, 0.3],
  ],
  underwater: [[bubbles, 1]],
  space: [[drone, 1]],
  snow: [[wind, 0.6]],
  village: [
    [birds, 0.8],
    [wind, 0.2],
  ],
  farm: [
    [birds, 0.9],
    [wind, 0.25],
  ],
  room: [[crackle, 0.8]],
};

/** Replaces birds with crickets at night, where there are birds. */
function atNight(mix: Mix): Mix {
  return mix.map(([voice, amount]) => [voice === birds ? crickets : voice, amount] as const);
}

function weatherOf(spec: SceneSpec): Mix {
  const strength = 0.4 + 0.6 * spec.weatherStrength;
  if (spec.place === "space" || spec.place === "underwater") return [];
  switch (spec.weather) {
    case "rain":
      return [[rain, strength]];
    case "storm":
      return [
        [rain, 1],
        [wind, strength],
        [thunder, strength],
      ];
    case "snow":
      return [[wind, 0.35 * strength]];
    case "fog":
      return [[wind, 0.25]];
    default:
      return [];
  }
}

/** The sounds of a scene's surroundings, without music. */
export function makeAmbience(spec: SceneSpec, duration: number): Stereo {
  const sound = createStereo(duration);
  const random = createRandom(spec.seed, "ambience");
  const place = DAY[placeOf(spec.place).kin];
  const mix = [...(spec.time === "night" ? atNight(place) : place), ...weatherOf(spec)];
  mix.forEach(([voice, amount], index) => {
    voice(sound, random.fork(String(index)), amount);
  });
  return sound;
}
