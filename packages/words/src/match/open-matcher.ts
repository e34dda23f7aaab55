import type { FindTerms, ListedTerm, TermFound, WordLists } from "@kinora/domain/word/word-lists";
import { foldText } from "../fold/fold-text.ts";
import { GAP } from "../fold/reading.ts";
import { readings, termReadings } from "../fold/readings.ts";
import { type Found, TermAutomaton, type TermPattern } from "./term-automaton.ts";

/**
 * Compiles lists into a matcher. An entry matches whole words; a star at either end also matches
 * longer words, and an entry of several words that nobody can confirm also matches without their
 * spaces. Takes about a second for 100,000 entries; a search then takes time linear in the
 * text, regardless of the lists.
 */
export function openMatcher({ terms, allowed }: WordLists): FindTerms {
  const automaton = new TermAutomaton(terms.flatMap(patternsOfTerm));
  const excuses = new TermAutomaton(allowed.flatMap((text, term) => patternsOf(text, term)));
  return (text) => {
    const found = readings(foldText(text)).flatMap((reading) => {
      const hits = automaton.find(reading);
      if (hits.length === 0) return [];
      return withoutExcused(hits, excuses.find(reading)).map(({ term, from, to }) => {
        return { term: terms[term] as ListedTerm, ...reading.placeOf(from, to) };
      });
    });
    return once(found);
  };
}

function patternsOfTerm({ text, isSoft, language }: ListedTerm, term: number): TermPattern[] {
  if (isSoft) return patternsOf(text, term);
  const joined = text.trim().replace(/\s+/gu, "");
  return (joined === text ? [text] : [text, joined])
    .flatMap((written) => patternsOf(written, term))
    .map((pattern) => ({ ...pattern, mayDouble: language === "en" }));
}

function patternsOf(text: string, term: number): TermPattern[] {
  const [before, after] = [text.startsWith("*"), text.endsWith("*")];
  return termReadings(foldText(text))
    .map((reading) => {
      const from = before || isSpaceless(reading.codes.at(1)) ? 1 : 0;
      const to = after || isSpaceless(reading.codes.at(-2)) ? -1 : reading.length;
      const [codes, times] = [reading.codes.slice(from, to), reading.times.slice(from, to)];
      return { term, codes, times, mayDouble: false };
    })
    .filter(({ codes }) => codes.some((code) => code !== GAP));
}

const SPACELESS =
  /^(\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}|\p{Script=Myanmar}|\p{Script=Tibetan})/u;

/** Words of a script without spaces have no detectable boundaries. */
const isSpaceless = (code: number) => code > 0 && SPACELESS.test(String.fromCodePoint(code));

/** Removes matches that an allowed phrase covers. Both lists are in order of their ends. */
function withoutExcused(found: readonly Found[], excuses: readonly Found[]): Found[] {
  let next = excuses.length - 1;
  let from = Number.POSITIVE_INFINITY;
  const left: Found[] = [];
  for (const one of [...found].reverse()) {
    for (; next >= 0 && (excuses[next] as Found).to >= one.to; next -= 1)
      from = Math.min(from, (excuses[next] as Found).from);
    if (from > one.from) left.push(one);
  }
  return left.reverse();
}

/** Removes duplicates found by several readings, and sorts by position. */
function once(found: readonly TermFound[]): TermFound[] {
  const told = new Map(found.map((one) => [`${one.start} ${one.end} ${one.term.text}`, one]));
  return [...told.values()].sort((one, other) => one.start - other.start || other.end - one.end);
}
