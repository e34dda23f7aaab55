import type { Weather } from "../../scene/scene-spec.ts";

/** Weather words with the strength they imply, 0..1. */
export const WEATHER_WORDS: readonly (readonly [Weather, number, string])[] = [
  [
    "clear",
    0,
    "clear sky, cloudless, clear weather, sunny, sunny day, clear night, clear, blue sky",
  ],
  [
    "cloudy",
    0.4,
    "some cloud, scattered cloud, few cloud, light cloud, partly cloudy, cloud, fluffy cloud, white cloud",
  ],
  ["cloudy", 0.65, "cloudy, cloudy sky, windy, breezy, wind"],
  ["cloudy", 0.9, "overcast, gray sky, grey sky, heavy cloud, dark cloud, gloomy sky"],
  [
    "rain",
    0.3,
    "light rain, drizzle, drizzling, soft rain, gentle rain, drizzly, sprinkle, slight rain, little rain",
  ],
  ["rain", 0.6, "rain, raining, rainy, rainfall, shower, wet, puddle, rainy day, raindrop"],
  [
    "rain",
    0.95,
    "heavy rain, downpour, pouring rain, pouring, torrential rain, monsoon, strong rain, hard rain, rainstorm, pouring down",
  ],
  [
    "snow",
    0.3,
    "light snow, gentle snow, light snowfall, soft snow, gentle snowfall, flurry, few snowflake",
  ],
  [
    "snow",
    0.6,
    "snow, snowing, snowy, snowfall, falling snow, winter, wintry, christmas, christmas eve, frosty, snowflake, snow falling",
  ],
  ["snow", 1, "heavy snow, blizzard, snowstorm, snow storm, heavy snowfall, thick snow"],
  ["fog", 0.3, "light mist, light fog, haze, hazy, thin mist, slight fog, soft mist"],
  ["fog", 0.6, "fog, foggy, mist, misty, smoke, smoky"],
  ["fog", 0.95, "thick fog, dense fog, heavy fog, thick mist, heavy mist, dense mist"],
  [
    "storm",
    0.8,
    "storm, stormy, thunder, thunderstorm, lightning, thunderstruck, lightning storm, stormy sea, tempest, gale, lightning bolt",
  ],
  [
    "storm",
    1,
    "heavy storm, violent storm, raging storm, hurricane weather, huge storm, severe thunderstorm",
  ],
];
