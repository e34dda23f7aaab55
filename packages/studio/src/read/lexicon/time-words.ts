import type { TimeOfDay } from "../../scene/scene-spec.ts";

export const TIME_WORDS: Readonly<Record<TimeOfDay, string>> = {
  dawn: `dawn, sunrise, daybreak, early morning, first light, at first light, break of day, rising sun, morning, early in the morning`,
  day: `day, daytime, noon, midday, afternoon, daylight, sunny, sunny day, broad daylight, high noon, late morning, bright day,
    blue sky, sunlight, sun, sunshine, sunlit, bright sun, summer day`,
  "golden-hour": `sunset, golden hour, late afternoon, setting sun, sundown, golden light, at sunset, sun set, low sun, sunset sky`,
  dusk: `dusk, twilight, evening, nightfall, blue hour, gloaming, after sunset, late evening, crepuscule, purple sky`,
  night: `night, nighttime, night time, midnight, moonlight, moonlit, starry, starry night, nocturnal, night sky, full moon,
    starlight, starlit, moon, star, crescent moon night, under the moon, moonlit night, dark night, after dark, tonight,
    aurora, northern light, aurora borealis, firework night, halloween night, late at night`,
};
