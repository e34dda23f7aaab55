import { chooseLight } from "../light/choose-light.ts";
import { mix, parseColour } from "../light/colour.ts";
import { createRandom } from "../scene/random.ts";
import type { SceneSpec } from "../scene/scene-spec.ts";
import type { FrameSize } from "../stage/stage.ts";
import { createFog } from "./fog.ts";
import { createLightning } from "./lightning.ts";
import { createRain } from "./rain.ts";
import { createSnowfall } from "./snowfall.ts";
import type { WeatherEffect } from "./weather.ts";

/**
 * Creates the scene's outdoor precipitation, or null when there is none. `frame` in pixels;
 * `period` is the loop length in seconds, or null.
 */
export function createPrecipitation(
  spec: SceneSpec,
  frame: FrameSize,
  period: number | null = null,
): WeatherEffect | null {
  const random = createRandom(spec.seed, "weather");
  const light = chooseLight(spec);
  const strength = spec.weatherStrength;
  const pale = mix(parseColour(light.haze), [255, 255, 255], 0.55);
  const wind = (random.next() < 0.5 ? -1 : 1) * (0.06 + strength * 0.1);
  const ground = spec.place === "room" ? 1 : 0.66;
  switch (spec.weather) {
    case "rain":
      return createRain(frame, random, { strength, wind, colour: pale, ground, period });
    case "snow":
      return createSnowfall(frame, random, {
        strength,
        colour: mix(pale, [255, 255, 255], 0.6),
        period,
      });
    case "fog":
      return createFog(frame, random, {
        strength,
        colour: mix(parseColour(light.haze), [255, 255, 255], 0.16),
        period,
      });
    case "storm": {
      const rain = createRain(frame, random, {
        strength: 0.6 + strength * 0.4,
        wind: Math.sign(wind) * (0.3 + strength * 0.3),
        colour: pale,
        ground,
        period,
      });
      const lightning = createLightning(frame, spec.seed, strength, period);
      return {
        draw: (ctx, seconds) => {
          lightning.draw(ctx, seconds);
          rain.draw(ctx, seconds);
        },
      };
    }
    default:
      return null;
  }
}
