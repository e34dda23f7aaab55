import type { Subject } from "../cast/catalogue/subject.ts";
import type { Reading } from "../read/mention.ts";
import { placeOf } from "../scene/place/place-catalogue.ts";
import type { Random } from "../scene/random.ts";
import type { Mood, Place, TimeOfDay, Weather } from "../scene/scene-spec.ts";

/** Chooses the time of day: from the prompt, else by place, subjects and mood, else at random. */
export function chooseTime(
  reading: Reading,
  setting: {
    place: Place;
    weather: Weather;
    mood: Mood | undefined;
    subjects: readonly Subject[];
  },
  random: Random,
): TimeOfDay {
  const named = reading.times[0];
  if (named !== undefined) return named;
  const { place, weather, mood } = setting;
  const { alwaysAt, usuallyAt } = placeOf(place);
  if (alwaysAt !== undefined) return alwaysAt;
  if (setting.subjects.some(({ tags }) => tags.includes("nocturnal")))
    return random.pick(["night", "night", "dusk"]);
  if (mood === "tense" || mood === "mysterious") return random.pick(["dusk", "night"]);
  if (usuallyAt !== undefined) return usuallyAt;
  if (weather === "storm") return random.pick(["dusk", "day"]);
  if (weather === "rain" || weather === "fog") return random.pick(["day", "dusk", "dawn"]);
  if (mood === "joyful") return random.pick(["day", "day", "golden-hour"]);
  return random.pick(["day", "day", "golden-hour", "golden-hour", "dusk", "dawn"]);
}
