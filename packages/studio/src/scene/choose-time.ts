import type { Reading } from "./mention.ts";
import type { Random } from "./random.ts";
import type { Mood, Place, TimeOfDay, Weather } from "./scene-spec.ts";

/** Creatures people expect at night. */
const NOCTURNAL = new Set([
  "owl",
  "bat",
  "ghost",
  "vampire",
  "vampiress",
  "witch",
  "zombie",
  "skeleton",
  "haunted-house",
  "campfire",
  "lucky-star",
  "lantern",
  "candle",
  "pumpkin",
  "pumpkin-man",
  "headstone",
  "coffin",
  "crescent-moon",
  "disco-ball",
]);

/** The hour: as the prompt says, else by place, subjects and mood, else by chance. */
export function chooseTime(
  reading: Reading,
  setting: { place: Place; weather: Weather; mood: Mood | undefined; subjects: readonly string[] },
  random: Random,
): TimeOfDay {
  const named = reading.times[0];
  if (named !== undefined) return named;
  const { place, weather, mood } = setting;
  if (place === "neon-city" || place === "space") return "night";
  if (setting.subjects.some((key) => NOCTURNAL.has(key)))
    return random.pick(["night", "night", "dusk"]);
  if (mood === "tense" || mood === "mysterious") return random.pick(["dusk", "night"]);
  if (place === "underwater") return "day";
  if (weather === "storm") return random.pick(["dusk", "day"]);
  if (weather === "rain" || weather === "fog") return random.pick(["day", "dusk", "dawn"]);
  if (mood === "joyful") return random.pick(["day", "day", "golden-hour"]);
  return random.pick(["day", "day", "golden-hour", "golden-hour", "dusk", "dawn"]);
}
