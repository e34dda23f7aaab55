import { CAST_MAX } from "@kinora/contracts/story/story-limits";
import { LEXICON } from "@kinora/studio/read/lexicon/lexicon";
import type { Mention } from "@kinora/studio/read/mention";
import { plainMention } from "@kinora/studio/read/mention";
import { readPrompt } from "@kinora/studio/read/read-prompt";
import type { Random } from "@kinora/studio/scene/random";
import nlp from "compromise";
import { castFigure, genderOf, isLiving, singular, type Taken } from "./cast-figure.ts";
import type { StoryFigure } from "./idea.ts";
import type { ScriptPart } from "./split-script.ts";

/** A figure in a script, and how to recognise the scenes it appears in. */
interface ScriptFigure {
  readonly figure: StoryFigure;
  readonly isNamedIn: (text: string) => boolean;
  /** The name before the colon of its lines. */
  readonly spoken: string | undefined;
}

/** Cast sheet entries reserved for places. */
const FOR_PLACES = 5;
const CALLED =
  /\b(?:an?|the) ([\p{Ll}]+(?: [\p{Ll}]+)?) (?:called|named) (\p{Lu}[\p{L}'’-]+)|\b(\p{Lu}[\p{L}'’-]+) the (\p{Ll}+)\b|\b(\p{Lu}[\p{L}'’-]+), an? ((?:\p{Ll}+ ){0,2}\p{Ll}+)/gu;

const hasWord = (word: string) => {
  const pattern = new RegExp(
    `(?<![\\p{L}])${word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}])`,
    "iu",
  );
  return (text: string) => pattern.test(text);
};

/** Finds names with a description: "a fox called Ember", "Ember the fox", "Ember, an old fox". */
function findNamed(script: string): Map<string, Mention> {
  const found = new Map<string, Mention>();
  for (const match of script.matchAll(CALLED)) {
    const name = match[2] ?? match[3] ?? match[5];
    const kind = match[1] ?? match[4] ?? match[6];
    const mention = kind === undefined ? undefined : readPrompt(kind).mentions[0];
    if (name !== undefined && mention !== undefined && isLiving(mention.subject))
      found.set(name, mention);
  }
  return found;
}

/** Guesses the gender of a given name in English. Names before a colon are often in capitals. */
function personCalled(name: string): "woman" | "man" | "person" {
  const tags = nlp(name.replace(/(?<=\p{L})\p{L}+/gu, (rest) => rest.toLowerCase()));
  return tags.has("#FemaleName") ? "woman" : tags.has("#MaleName") ? "man" : "person";
}

/** Finds English given names, with the person to draw for each. */
function findPeople(script: string): Map<string, Mention> {
  const people: string[] = nlp(script).people().out("array");
  const entries = people.flatMap((written) => {
    const name = written
      .replace(/['’]s$/, "")
      .replace(/[^\p{L} '’-]/gu, "")
      .trim();
    if (!/^\p{Lu}/u.test(name) || LEXICON.has(name.toLowerCase())) return [];
    const key = personCalled(name);
    return [[name, plainMention(key, key)] as const];
  });
  return new Map(entries);
}

/** Finds the recurring figures of a script: named ones first, then the creatures it mentions. */
export function findCast(
  script: string,
  prompt: string,
  parts: readonly ScriptPart[],
  random: Random,
): ScriptFigure[] {
  const taken: Taken = { names: [], colours: [] };
  const named = findNamed(`${prompt}. ${script}`);
  const spoken = new Set(parts.flatMap(({ speaker }) => (speaker === null ? [] : [speaker])));
  const strangers = [...spoken].map((name) => {
    const known = LEXICON.get(name.toLowerCase())?.subject;
    const called = personCalled(name);
    const mention =
      known === undefined ? plainMention(called, called) : plainMention(known, name.toLowerCase());
    return [name, mention] as const;
  });
  const all = new Map<string, Mention>([...strangers, ...findPeople(script), ...named]);
  const figures = [...all].map(
    ([name, mention], index): ScriptFigure => ({
      figure: castFigure(
        {
          mention: { ...mention, count: 1 },
          phrase: undefined,
          name,
          gender: genderOf(mention.subject),
        },
        taken,
        random.fork(`named ${index}`),
      ),
      isNamedIn: (text) => hasWord(name)(text) || (named.has(name) && hasWord(mention.words)(text)),
      spoken: spoken.has(name) ? name : undefined,
    }),
  );
  const known = new Set(figures.map(({ figure }) => figure.subject));
  const others = new Map<string, Mention>();
  for (const mention of readPrompt(`${prompt}. ${script}`).mentions)
    if (
      isLiving(mention.subject) &&
      mention.approximation === undefined &&
      !known.has(mention.subject) &&
      !others.has(mention.subject)
    )
      others.set(mention.subject, mention);
  const creatures = [...others.values()].map((mention, index): ScriptFigure => {
    const words = mention.words.replace(/['’]s$/, "");
    const several = mention.count > 1;
    return {
      figure: castFigure(
        { mention, phrase: undefined, name: `the ${words}`, gender: undefined },
        taken,
        random.fork(`other ${index}`),
      ),
      isNamedIn: (text) =>
        readPrompt(text).mentions.some(({ subject }) => subject === mention.subject) ||
        (several && hasWord(singular(words))(text)),
      spoken: undefined,
    };
  });
  return [...figures, ...creatures].slice(0, CAST_MAX - FOR_PLACES);
}
