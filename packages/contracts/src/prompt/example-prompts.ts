/** Prompts that show what can be written: a subject, a place, light, weather, a mood. */
export const EXAMPLE_PROMPTS = [
  "A fox in a neon city at night, light rain",
  "Two sailing boats on a calm ocean at dusk, warm light",
  "An astronaut floating in space beside a ringed planet, two moons",
  "A cat asleep by the window of a cosy room on a snowy night",
  "A whale gliding through deep blue water, rays of light",
  "A deer at the edge of a misty forest at dawn",
  "Three hot air balloons over a desert canyon, golden hour",
  "A village in the mountains under falling snow, lit windows",
  "A robot among flowers on a farm, spring morning",
  "Parrots in a rain forest, a waterfall behind them",
  "A dragon circling a castle in a thunderstorm",
  "A turtle on a beach at sunrise, gentle waves",
] as const;
