import type { Meaning } from "./lexicon/lexicon.ts";
import type { Reading } from "./mention.ts";

/** Adds what a word says of the setting; `words` when it says nothing else. */
export function takeSetting(reading: Reading, meaning: Meaning, words?: string): void {
  const { place, time, weather, mood, look } = meaning;
  if (words !== undefined && (place ?? time ?? weather) !== undefined)
    reading.settings.push({ words, place, time, weather: weather?.kind });
  if (place !== undefined) reading.places.push(place);
  if (time !== undefined) reading.times.push(time);
  if (weather !== undefined) reading.weathers.push(weather);
  if (mood !== undefined) reading.moods.push(mood);
  if (look !== undefined) reading.looks.push(look);
}
