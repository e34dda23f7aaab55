import type { Meaning } from "./lexicon/lexicon.ts";
import type { Reading } from "./mention.ts";

/** Adds what a word says of the setting; `words` when it names the place itself. */
export function takeSetting(reading: Reading, meaning: Meaning, words?: string): void {
  const { place, time, weather, mood, look } = meaning;
  if (place !== undefined) {
    reading.places.push(place);
    if (words !== undefined) reading.placeWords.set(words, place);
  }
  if (time !== undefined) reading.times.push(time);
  if (weather !== undefined) reading.weathers.push(weather);
  if (mood !== undefined) reading.moods.push(mood);
  if (look !== undefined) reading.looks.push(look);
}
