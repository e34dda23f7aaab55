import { subjectOf } from "../cast/catalogue/catalogue.ts";
import { isVerb } from "./lexicon/deeds.ts";
import { nearEmblem } from "./lexicon/near-emblem.ts";
import { plainMention, type Reading } from "./mention.ts";

/** Maximum number of figures that the prompt does not name; more would tell another story. */
const MOST_EMBLEMS = 2;

/**
 * Shows emblems for words without a picture ("bravery": knight), reported like every near relative.
 * Applies only when nothing better is known: no second place, and no figures beside those named.
 */
export function evoke(reading: Reading): Reading {
  const named = reading.mentions.length;
  const answered = new Set<string>();
  let emblems = 0;
  const tell = (words: string, drawnAs: string) => {
    reading.approximations.push({ words, drawnAs });
    answered.add(words);
  };
  for (const words of reading.unread) {
    const emblem = nearEmblem(words);
    if (emblem === undefined) continue;
    if ("place" in emblem) {
      // "A polar bear on melting ice" must not be moved to a hot place, nor a girl who opens a chest.
      if (named > 0 && (/(?:ing|ed)$/.test(words) || isVerb(words))) continue;
      if (reading.places.length > 0 && !reading.places.includes(emblem.place)) continue;
      reading.places.push(emblem.place);
      tell(words, emblem.place.replaceAll("-", " "));
    } else if ("mood" in emblem) {
      if (reading.moods.length > 0 && !reading.moods.includes(emblem.mood)) continue;
      reading.moods.push(emblem.mood);
      tell(words, `a ${emblem.mood} mood`);
    } else {
      const { subject } = emblem;
      if (reading.mentions.some((mention) => mention.subject === subject)) {
        tell(words, subjectOf(subject).shows);
        continue;
      }
      if (named > 0 || emblems >= MOST_EMBLEMS) continue;
      const approximation = { words, drawnAs: subjectOf(subject).shows };
      reading.mentions.push({ ...plainMention(subject, words), approximation });
      answered.add(words);
      emblems += 1;
    }
  }
  reading.missing = reading.missing.filter((words) => !answered.has(words));
  return reading;
}
