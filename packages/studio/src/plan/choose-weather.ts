import type { Reading } from "../read/mention.ts";
import { placeOf } from "../scene/place/place-catalogue.ts";
import type { Random } from "../scene/random.ts";
import type { Place, Weather } from "../scene/scene-spec.ts";

/**
 * Chooses the strongest weather in the prompt, unless the negative prompt excludes it. Indoors it
 * is seen through the window, where there is one; without a word about it, it is clear there.
 */
export function chooseWeather(
  reading: Reading,
  refused: Reading,
  place: Place,
  random: Random,
): { readonly kind: Weather; readonly strength: number } {
  const banned = new Set(refused.weathers.map((weather) => weather.kind));
  const { air, windowless, frozen } = placeOf(place);
  const clear: { kind: Weather; strength: number } = { kind: "clear", strength: 0 };
  if (air !== "open" && (air !== "indoors" || windowless)) return clear;
  const named = reading.weathers
    .filter((weather) => !banned.has(weather.kind))
    .toSorted((a, b) => Math.sign(b.strength) - Math.sign(a.strength));
  const rough =
    named.find((weather) => weather.kind !== "clear" && weather.kind !== "cloudy") ?? named[0];
  if (rough !== undefined) return rough;
  // "In the snow" is a place unless another one is named.
  const snows = place !== "snow" && reading.places.includes("snow") && !banned.has("snow");
  if (snows) return { kind: "snow", strength: 0.5 };
  if (air === "indoors") return clear;
  const chance = random.next();
  const drawn: { kind: Weather; strength: number } =
    frozen === true && chance < 0.6
      ? { kind: "snow", strength: 0.3 }
      : place === "neon-city" && chance < 0.35
        ? { kind: "rain", strength: 0.35 }
        : chance > 0.72
          ? { kind: "cloudy", strength: 0.35 }
          : clear;
  return banned.has(drawn.kind) ? clear : drawn;
}
