import type { SceneSpec } from "@kinora/studio/scene/scene-spec";
import { type Judgement, outcomeOf } from "./judgement.ts";
import type { Key } from "./key.ts";
import type { ToldWords } from "./read-notices.ts";

/** The noun of "in a bakery", as a notice would mention it. */
export const lastWord = (words: string) => words.split(" ").at(-1) ?? words;

/** Judges place, time and weather. */
export function judgeSetting(
  { place, time, weather }: Key,
  spec: SceneSpec,
  { tell }: ToldWords,
): Judgement[] {
  const judgements: Judgement[] = [];
  if (place !== undefined) {
    const named = tell(lastWord(place.words), place.words);
    const seen = place.shows.includes(spec.place) || (named && place.near.includes(spec.place));
    judgements.push({ aspect: "place", words: place.words, outcome: outcomeOf(seen, named) });
  }
  if (time !== undefined)
    judgements.push({
      aspect: "time",
      words: time.words,
      outcome: outcomeOf(time.shows.includes(spec.time), tell(lastWord(time.words))),
    });
  if (weather !== undefined)
    judgements.push({
      aspect: "weather",
      words: weather.words,
      outcome: outcomeOf(weather.shows.includes(spec.weather), tell(lastWord(weather.words))),
    });
  return judgements;
}
