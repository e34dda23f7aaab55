import { LEXICON, LONGEST_PHRASE, type Meaning, ONE_THING } from "./lexicon/lexicon.ts";
import { nearNoun, nearVerb, nearWord } from "./lexicon/near-meaning.ts";
import { RELATION_WORDS } from "./lexicon/relation-words.ts";
import { isPlural, singularForms } from "./lexicon/singular-forms.ts";
import type { Term } from "./split-terms.ts";

/** A part of the prompt found in the lexicon (or one unknown term without a meaning). */
export interface Phrase {
  readonly terms: readonly Term[];
  readonly meaning: Meaning | undefined;
}

/** Returns a phrase as written in the prompt. */
export const wordsOf = (phrase: Phrase) => phrase.terms.map((term) => term.written).join(" ");

/** Number of a noun without a number: "scissors" and "fireworks" are one thing. */
export function countOf({ terms }: Phrase): number {
  const one = ONE_THING.has(terms.map((term) => term.text).join(" "));
  return isPlural(terms.at(-1)?.text ?? "") && !one ? 3 : 1;
}

function lookUp(terms: readonly Term[]): Meaning | undefined {
  const raw = terms.map((term) => term.text);
  const exact = LEXICON.get(raw.join(" "));
  if (exact !== undefined) return exact;
  const forms = raw.map(singularForms);
  const last = forms.at(-1) ?? [];
  for (const ending of last) {
    const found = LEXICON.get([...raw.slice(0, -1), ending].join(" "));
    if (found !== undefined) return found;
  }
  return LEXICON.get(forms.map((form) => form.at(-1)).join(" "));
}

/** Looks up words missing from the lexicon as a kind of something drawable, or as a typo. */
function lookNear(terms: readonly Term[]): Meaning | undefined {
  const raw = terms.map((term) => term.text);
  const [first] = terms;
  if (first === undefined || (raw.length === 1 && LEXICON.has(raw[0] ?? ""))) return undefined;
  if (terms.length === 1 && first.part === "verb") {
    const action = nearVerb(first.text);
    if (action !== undefined) return { action };
  }
  if (terms.at(-1)?.part !== "noun") return undefined;
  for (const ending of singularForms(raw.at(-1) ?? "")) {
    const found = nearNoun([...raw.slice(0, -1), ending].join(" "));
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Splits the terms into the longest phrases of the lexicon, left to right; no phrase crosses a
 * pause.
 */
export function matchPhrases(terms: readonly Term[]): Phrase[] {
  const phrases: Phrase[] = [];
  let start = 0;
  while (start < terms.length) {
    const pause = terms.findIndex((term, index) => index >= start && term.pause);
    const reach = Math.min(LONGEST_PHRASE, (pause < 0 ? terms.length : pause + 1) - start);
    let length = 1;
    let meaning: Meaning | undefined;
    for (let size = reach; size >= 1 && meaning === undefined; size -= 1) {
      const stretch = terms.slice(start, start + size);
      meaning = lookUp(stretch) ?? lookNear(stretch);
      length = size;
      if (size > 1 && RELATION_WORDS.has(stretch.map((term) => term.text).join(" "))) break;
    }
    const alone = terms[start];
    if (meaning === undefined && length === 1 && alone?.part === "noun")
      meaning = nearWord(alone.text);
    phrases.push({ terms: terms.slice(start, start + length), meaning });
    start += length;
  }
  return phrases;
}
