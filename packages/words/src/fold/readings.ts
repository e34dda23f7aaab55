import { ASCII, type Folded, SignKind, Signs } from "./fold-text.ts";
import { Reading } from "./reading.ts";

/** Letters that a digit or a sign stands for in a word: what is read first, and what else it may be. */
const STANDS_FOR: ReadonlyMap<number, readonly [number, number]> = new Map(
  Object.entries({
    ...{ "0": "o", "1": "il", "2": "z", "3": "e", "4": "a", "5": "s", "6": "gb", "7": "t" },
    ...{ "8": "b", "9": "g", "@": "a", $: "s", "!": "il", "|": "li", "+": "t", "€": "e" },
    ...{ "£": "l", "¥": "y", "¢": "c", "(": "c", "<": "c" },
  }).map(([sign, [first = "", other = first]]) => {
    return [sign.charCodeAt(0), [first.charCodeAt(0), other.charCodeAt(0)]] as const;
  }),
);

/** Signs [from, to) that belong together. */
interface Run {
  readonly from: number;
  readonly to: number;
}
/** Which meaning of a sign is taken. */
type Meaning = 0 | 1;

/**
 * The ways a reader may take a text. Strictly: marks and the digits around a word are no part of it. Loosely, where
 * that differs: digits and signs are letters, dots within a word and spaces between single letters are nothing.
 */
export function readings(text: Signs): Reading[] {
  const signs = latinised(text);
  const strict = readStrictly(signs);
  const words = wordsOf(signs);
  if (!hasMarks(signs) && !isSpelled(words)) return [strict];
  const loose = [strict, readLoosely(signs, words, 0)];
  return isAmbiguous(signs) ? [...loose, readLoosely(signs, words, 1)] : loose;
}

const isAmbiguous = ({ folded }: Signs) =>
  folded.some(({ code }) => {
    const meant = STANDS_FOR.get(code);
    return meant !== undefined && meant[0] !== meant[1];
  });

/** The ways an entry of a list is read: its letters, where they are of another script, may be meant either way. */
export function termReadings(term: Signs): Reading[] {
  const own = readStrictly(term);
  return term.hasLookalikes ? [own, readStrictly(latinised(term))] : [own];
}

/** Letters of another script are meant as Latin ones, unless their word is of that script and so is more of the text. */
function latinised(signs: Signs): Signs {
  if (!signs.hasLookalikes) return signs;
  const writesIt = signs.folded.some(({ isForeign, latin }) => isForeign && latin === null);
  const meant = new Signs(signs.length);
  for (const { from, to } of wordsOf(signs)) {
    let isOfScript = writesIt;
    for (let at = from; at < to; at += 1)
      isOfScript &&= !signs.isLetter(at) || signs.at(at).isForeign;
    meant.add(ASCII[SPACE] as Folded, signs.start(from), signs.start(from));
    for (let at = from; at < to; at += 1) {
      const sign = signs.at(at);
      const [start, end] = [signs.start(at), signs.end(at)];
      if (isOfScript || sign.latin === null) meant.add(sign, start, end);
      else
        for (const letter of sign.latin)
          meant.add(ASCII[letter.charCodeAt(0)] as Folded, start, end);
    }
  }
  return meant;
}

const SPACE = 32;

/** What stands between spaces. */
function wordsOf(signs: Signs): Run[] {
  const words: Run[] = [];
  let from = -1;
  for (let at = 0; at <= signs.length; at += 1) {
    const isInside = at < signs.length && signs.at(at).kind !== SignKind.space;
    if (isInside && from < 0) from = at;
    if (isInside || from < 0) continue;
    words.push({ from, to: at });
    from = -1;
  }
  return words;
}

const hasMarks = ({ folded }: Signs) =>
  folded.some(({ kind }) => kind === SignKind.mark || kind === SignKind.digit);
const isSingle = (word: Run | undefined) => word !== undefined && word.to - word.from === 1;
const isSpelled = (words: readonly Run[]) =>
  words.some((word, at) => isSingle(word) && isSingle(words[at + 1]));

function readStrictly(signs: Signs): Reading {
  const reading = new Reading(signs.length);
  for (let from = 0, to = 0; from < signs.length; from = to) {
    for (to = from; to < signs.length && signs.at(to).kind < SignKind.mark; ) to += 1;
    if (to === from) to += 1;
    else readWord(reading, signs, withoutOuterDigits(signs, { from, to }));
  }
  return reading;
}

/** Digits around letters are none of the word; a word of digits is one. */
function withoutOuterDigits(signs: Signs, { from, to }: Run): Run {
  let [first, last] = [from, to];
  while (first < to && !signs.isLetter(first)) first += 1;
  if (first === to) return { from, to };
  while (!signs.isLetter(last - 1)) last -= 1;
  return { from: first, to: last };
}

function readWord(reading: Reading, signs: Signs, word: Run): void {
  reading.gap(signs.start(word.from));
  readLetters(reading, signs, word, 0);
  reading.gap(signs.end(word.to - 1));
}

function readLoosely(signs: Signs, words: readonly Run[], meaning: Meaning): Reading {
  const reading = new Reading(signs.length);
  words.forEach((word, at) => {
    const goesOn = isSingle(word) && isSingle(words[at - 1]);
    if (!goesOn) reading.gap(signs.start(word.from));
    readLetters(reading, signs, word, meaning);
  });
  reading.gap(signs.end(signs.length - 1));
  return reading;
}

/** The letters of a word, and the digits and marks that are meant as such if any of it is one. */
function readLetters(reading: Reading, signs: Signs, { from, to }: Run, meaning: Meaning): void {
  let hasLetters = false;
  for (let at = from; at < to && !hasLetters; at += 1) hasLetters = signs.isLetter(at);
  const isSpelledOut = to - from === 1;
  for (let at = from; at < to; at += 1) {
    const { code, kind, isSpaceless } = signs.at(at);
    const meant = kind === SignKind.letter ? undefined : STANDS_FOR.get(code);
    if (kind === SignKind.mark && !meant) continue;
    const read = meant && (hasLetters || isSpelledOut) ? meant[meaning] : code;
    if (kind === SignKind.mark && read === code) continue;
    const [start, end] = [signs.start(at), signs.end(at)];
    reading.letter(read, start, end, isSpaceless ? 1 : 0);
  }
}
