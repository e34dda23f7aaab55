import type { Reading } from "../read/mention.ts";
import { placeOf } from "../scene/place/place-catalogue.ts";
import type { Random } from "../scene/random.ts";
import type { Mood, Place, TimeOfDay, Weather } from "../scene/scene-spec.ts";

/** Chooses the named mood, or the one that time and weather suggest. */
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
  const { moods, moodsByDay } = placeOf(place);
  if (moods !== undefined) return random.pick(moods);
  if (moodsByDay !== undefined && time !== "night") return random.pick(moodsByDay);
  if (time === "night") return random.pick(["calm", "mysterious"]);
  return time === "day" ? random.pick(["joyful", "calm"]) : "calm";
}
