import { CATALOGUE } from "../../cast/catalogue/catalogue.ts";
import { actionOf } from "../../scene/action/action-catalogue.ts";
import { placeOf } from "../../scene/place/place-catalogue.ts";
import {
  ACTIONS,
  type Action,
  type Emotion,
  type Look,
  type Mood,
  PLACES,
  type Place,
  type TimeOfDay,
  type Weather,
} from "../../scene/scene-spec.ts";
import { formsOfDeed } from "./deeds.ts";
import { EMOTION_WORDS } from "./emotion-words.ts";
import { LOOK_WORDS } from "./look-words.ts";
import { isLooseName } from "./loose-names.ts";
import { COLOUR_WORDS, COUNT_WORDS, SIZE_WORDS } from "./modifier-words.ts";
import { MOOD_WORDS } from "./mood-words.ts";
import { PLAIN_WORDS } from "./plain-words.ts";
import { TIME_WORDS } from "./time-words.ts";
import { UNDRAWN_WORDS } from "./undrawn-words.ts";
import { WEATHER_WORDS } from "./weather-words.ts";

/** All meanings of a phrase; "orange" is a subject and a colour, "sunny" a time and a weather. */
export interface Meaning {
  subject?: string;
  /** What the subject's picture shows, when that is only a near relative. */
  shows?: string;
  place?: Place;
  /** True when the place is only near the meaning, so that the word is also missing. */
  approximate?: boolean;
  time?: TimeOfDay;
  weather?: { readonly kind: Weather; readonly strength: number };
  mood?: Mood;
  look?: Look;
  action?: Action;
  emotion?: Emotion;
  colour?: string;
  size?: number;
  count?: number;
  plain?: boolean;
  /** True when it is listed only so that no part of the phrase is taken for something else. */
  undrawn?: boolean;
}

const words = (text: string) =>
  text
    .split(",")
    .map((word) => word.trim().replace(/\s+/g, " "))
    .filter((word) => word !== "");

function entriesOf<K extends string>(table: Readonly<Record<K, string>>): (readonly [K, string])[] {
  const pairs: (readonly [K, string])[] = [];
  for (const key in table) for (const word of words(table[key])) pairs.push([key, word]);
  return pairs;
}

function build(): ReadonlyMap<string, Meaning> {
  const lexicon = new Map<string, Meaning>();
  const add = (word: string, meaning: Meaning) => {
    const phrase = word.replaceAll("-", " ");
    lexicon.set(phrase, { ...meaning, ...lexicon.get(phrase) });
  };
  for (const subject of CATALOGUE)
    for (const word of subject.words)
      add(
        word,
        subject.relatives.includes(word) || isLooseName(subject.key, word)
          ? { subject: subject.key, shows: subject.shows }
          : { subject: subject.key },
      );
  for (const place of PLACES) for (const word of words(placeOf(place).words)) add(word, { place });
  for (const place of PLACES)
    for (const word of words(placeOf(place).near ?? "")) add(word, { place, approximate: true });
  for (const [time, word] of entriesOf(TIME_WORDS)) add(word, { time });
  for (const [kind, strength, text] of WEATHER_WORDS)
    for (const word of words(text)) add(word, { weather: { kind, strength } });
  for (const [mood, word] of entriesOf(MOOD_WORDS)) add(word, { mood });
  for (const [look, word] of entriesOf(LOOK_WORDS)) add(word, { look });
  for (const action of ACTIONS)
    for (const word of words(actionOf(action).words)) add(word, { action });
  for (const action of ACTIONS)
    for (const form of words(actionOf(action).words).flatMap(formsOfDeed))
      if (!lexicon.has(form)) add(form, { action });
  for (const [emotion, word] of entriesOf(EMOTION_WORDS)) add(word, { emotion });
  for (const [word, colour] of Object.entries(COLOUR_WORDS)) add(word, { colour });
  for (const [word, size] of Object.entries(SIZE_WORDS)) add(word, { size });
  for (const [word, count] of Object.entries(COUNT_WORDS)) add(word, { count });
  for (const word of words(PLAIN_WORDS)) add(word, { plain: true });
  for (const word of words(UNDRAWN_WORDS)) add(word, { undrawn: true });
  return lexicon;
}

/** Maps singular lower-case words and phrases to their meanings. */
export const LEXICON: ReadonlyMap<string, Meaning> = build();

/** Number of words in the longest phrase of the lexicon. */
export const LONGEST_PHRASE = Math.max(
  ...[...LEXICON.keys()].map((phrase) => phrase.split(" ").length),
);

/** Names of single things that look like plurals: "scissors", "mars". */
export const ONE_THING: ReadonlySet<string> = new Set(
  CATALOGUE.flatMap((subject) => subject.words).filter((word) => /[^sui]s$/.test(word)),
);
