import { LEXICON } from "@kinora/studio/read/lexicon/lexicon";
import { readPrompt } from "@kinora/studio/read/read-prompt";
import nlp from "compromise";
import { article, isLiving } from "./cast-figure.ts";
import { isSomebody } from "./choose-things.ts";

/** A figure that the prompt calls by name. */
export interface Named {
  readonly name: string;
  /** What they are, in the text without names: "dog", "grandmother". */
  readonly kind: string;
}

/** What the bearer of a title is, where the title itself does not tell. */
const TITLES: Readonly<Record<string, string>> = {
  granny: "grandmother",
  grandma: "grandmother",
  nana: "grandmother",
  grandpa: "grandfather",
  auntie: "aunt",
  mr: "man",
  mrs: "woman",
  ms: "woman",
  miss: "woman",
  sir: "knight",
  dr: "doctor",
  prof: "professor",
};
const TITLE =
  "Granny|Grandma|Grandmother|Nana|Grandpa|Grandfather|Aunt|Auntie|Uncle|Captain|Doctor|Dr|Professor|Prof|Princess|Prince|King|Queen|Sir|Nurse|Detective|Chef|Farmer|Pirate|Wizard|Witch|Mr|Mrs|Ms|Miss";
const TITLED = new RegExp(`(?<![\\p{L}])(${TITLE})\\.? (\\p{Lu}\\p{Ll}+)`, "gu");
/** "Old Henrik", "Little Mia": figures described only by age. */
const AGED = /(?<![\p{L}])(Old|Little|Young) (\p{Lu}\p{Ll}+)/gu;
/** "Her parrot Pico", "a mouse called Pip", "the old baker, named Gustav Holm". */
const OWNED =
  /(?<![\p{L}])((?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Ii]ts|[Tt]heir|[Aa]n?|[Tt]he) )((?:(?!called|named)\p{Ll}[\p{Ll}-]* ){0,2}(?!called|named)\p{Ll}[\p{Ll}-]*)(?: |,? (?:called|named) )(\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?)/gu;
/** "A keeper's daughter, Mara, finds": a description followed by a name between commas. */
const APPOSED =
  /(?<![\p{L}])((?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Ii]ts|[Tt]heir|[Aa]n?|[Tt]he) )((?:\p{Ll}[\p{Ll}'’-]* ){0,3}\p{Ll}[\p{Ll}-]*), (\p{Lu}\p{Ll}+),/gu;
/** "… and Max the dog"; a name at the start of the prompt is handled as the hero's. */
const NAMED_THE = /(?<=\p{L},? )(\p{Lu}\p{Ll}+) the (\p{Ll}+)((?: \p{Ll}+)?)/gu;
/** "Amina and Jonas build a kite". */
const TWO = /^(\p{Lu}\p{Ll}+) and (\p{Lu}\p{Ll}+)(?= \p{Ll})/u;
/** "Mia and her brother look for treasure". */
const WITH_KIN = /^(\p{Lu}\p{Ll}+)(?= and (his|her) )/u;

const isFirstName = (word: string) => nlp(word).has("#FirstName");
const isUnknownWord = (word: string) => !LEXICON.has(word.toLowerCase());

const childCalled = (name: string) => (nlp(name).has("#FemaleName") ? "girl" : "boy");
const grownCalled = (name: string) => (nlp(name).has("#FemaleName") ? "woman" : "man");

/** Returns true when the words describe a creature, person or occupation. */
const isBeing = (words: string) =>
  readPrompt(words).mentions.some(({ subject }) => isLiving(subject)) || isSomebody(words);

/**
 * Replaces the names in a prompt with what their bearers are: "Granny Rosa teaches her parrot Pico"
 * becomes "a grandmother teaches her parrot".
 */
export function takeNames(prompt: string): { text: string; named: readonly Named[] } {
  const named: Named[] = [];
  const note = (name: string, kind: string) => {
    named.push({ name, kind });
    return kind;
  };
  const text = prompt
    .replace(TWO, (all, first: string, second: string) =>
      [first, second].every((name) => isUnknownWord(name) && isFirstName(name))
        ? `a ${note(first, childCalled(first))} and a ${note(second, childCalled(second))}`
        : all,
    )
    .replace(WITH_KIN, (all, name: string, whose: string) =>
      isUnknownWord(name) ? `a ${note(name, whose === "her" ? "girl" : "boy")}` : all,
    )
    .replace(OWNED, (all, whose: string, kind: string, name: string) =>
      // Only the last word describes the figure: the girl in "the girl meets Anna" is not Anna.
      isBeing(kind.split(" ").at(-1) ?? "") ? `${whose}${note(name, kind)}` : all,
    )
    .replace(APPOSED, (all, whose: string, kind: string, name: string) =>
      isBeing(kind.split(" ").at(-1) ?? "") ? `${whose}${note(name, kind)}` : all,
    )
    .replace(TITLED, (_all, title: string, name: string) => {
      const word = title.toLowerCase();
      return article(note(`${title} ${name}`, TITLES[word] ?? word));
    })
    .replace(AGED, (all, age: string, name: string) => {
      if (!isFirstName(name)) return all;
      return age === "Old"
        ? article(note(`Old ${name}`, `old ${grownCalled(name)}`))
        : article(note(name, childCalled(name)));
    })
    .replace(NAMED_THE, (all, name: string, first: string, next: string) => {
      if (!isUnknownWord(name)) return all;
      if (isBeing(first)) return `the ${note(name, first)}${next}`;
      return isBeing(first + next) ? `the ${note(name, first + next)}` : all;
    });
  return { text, named };
}

/** Restores names after their bearers in a clause: "teach her parrot Pico". */
export function withNames(clause: string, named: readonly Named[]): string {
  return named.reduce(
    (text, { name, kind }) =>
      text.replace(new RegExp(`\\b((?:his|her|its|their) ${kind})\\b`, "i"), `$1 ${name}`),
    clause,
  );
}

/** Returns the name of the figure that the given words stand for. */
export function nameOf(named: readonly Named[], words: string): string | undefined {
  return named.find(
    ({ kind }) => kind === words || kind.endsWith(` ${words}`) || words.endsWith(` ${kind}`),
  )?.name;
}
