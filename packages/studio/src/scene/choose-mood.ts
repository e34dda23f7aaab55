import type { Reading } from "./mention.ts";
import type { Random } from "./random.ts";
import type { Mood, Place, TimeOfDay, Weather } from "./scene-spec.ts";

/** The named mood, else what time and weather suggest. */
export function chooseMood(
  reading: Reading,
  setting: { place: Place; time: TimeOfDay; weather: Weather },
  random: Random,
): Mood {
  const named = reading.moods[0];
  if (named !== undefined) return named;
  const { place, time, weather } = setting;
  if (weather === "storm") return "epic";
  if (weather === "fog") return "mysterious";
  if (weather === "rain") return random.pick(["melancholy", "calm"]);
  if (place === "space" || place === "neon-city" || place === "underwater") return "mysterious";
  if (place === "mountains" && time !== "night") return random.pick(["epic", "calm"]);
  if (time === "night") return random.pick(["calm", "mysterious"]);
  return time === "day" ? random.pick(["joyful", "calm"]) : "calm";
}
