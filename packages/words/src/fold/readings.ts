import { SignKind, Signs } from "./fold-text.ts";
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

function isAmbiguous({ codes }: Signs): boolean {
  for (let at = 0; at < codes.length; at += 1) {
    const meant = STANDS_FOR.get(codes.at(at));
    if (meant && meant[0] !== meant[1]) return true;
  }
  return false;
}

/** The ways an entry of a list is read: its letters, where they are of another script, may be meant either way. */
export function termReadings(term: Signs): Reading[] {
  const own = readStrictly(term);
  const looksLatin = [...term.foreign.values()].some((latin) => latin !== null);
  return looksLatin ? [own, readStrictly(latinised(term))] : [own];
}

/** Letters of another script are meant as Latin ones, unless their word is of that script and so is more of the text. */
function latinised(signs: Signs): Signs {
  const { foreign, kinds } = signs;
  if ([...foreign.values()].every((latin) => latin === null)) return signs;
  const writesIt = [...foreign.values()].includes(null);
  const meant = new Signs(signs.length);
  for (const { from, to } of wordsOf(signs)) {
    let isOfScript = writesIt;
    for (let at = from; at < to; at += 1) isOfScript &&= !signs.isLetter(at) || foreign.has(at);
    meant.add(SPACE, signs.starts.at(from), signs.starts.at(from));
    for (let at = from; at < to; at += 1) {
      const [start, end] = [signs.starts.at(at), signs.ends.at(at)];
      const latin = isOfScript ? null : (foreign.get(at) ?? null);
      const codes = latin ? [...latin].map((one) => one.charCodeAt(0)) : [signs.codes.at(at)];
      for (const code of codes)
        meant.add(
          {
            ...{ code, kind: kinds.at(at) as SignKind, latin: null },
            ...{ isForeign: false, isSpaceless: signs.spaceless.at(at) === 1 },
          },
          start,
          end,
        );
    }
  }
  return meant;
}

const SPACE = { code: 32, kind: SignKind.space, latin: null, isForeign: false, isSpaceless: false };

/** What stands between spaces. */
function wordsOf({ kinds }: Signs): Run[] {
  const words: Run[] = [];
  let from = -1;
  for (let at = 0; at <= kinds.length; at += 1) {
    const isInside = at < kinds.length && kinds.at(at) !== SignKind.space;
    if (isInside && from < 0) from = at;
    if (isInside || from < 0) continue;
    words.push({ from, to: at });
    from = -1;
  }
  return words;
}

function hasMarks({ kinds }: Signs): boolean {
  for (let at = 0; at < kinds.length; at += 1)
    if (kinds.at(at) === SignKind.mark || kinds.at(at) === SignKind.digit) return true;
  return false;
}
const isSingle = (word: Run | undefined) => word !== undefined && word.to - word.from === 1;
const isSpelled = (words: readonly Run[]) =>
  words.some((word, at) => isSingle(word) && isSingle(words[at + 1]));

function readStrictly(signs: Signs): Reading {
  const reading = new Reading(signs.length);
  const { kinds } = signs;
  for (let from = 0, to = 0; from < signs.length; from = to) {
    for (to = from; to < signs.length && kinds.at(to) < SignKind.mark; ) to += 1;
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
  reading.gap(signs.starts.at(word.from));
  readLetters(reading, signs, word, 0);
  reading.gap(signs.ends.at(word.to - 1));
}

function readLoosely(signs: Signs, words: readonly Run[], meaning: Meaning): Reading {
  const reading = new Reading(signs.length);
  words.forEach((word, at) => {
    const goesOn = isSingle(word) && isSingle(words[at - 1]);
    if (!goesOn) reading.gap(signs.starts.at(word.from));
    readLetters(reading, signs, word, meaning);
  });
  reading.gap(signs.ends.at(-1));
  return reading;
}

/** The letters of a word, and the digits and marks that are meant as such if any of it is one. */
function readLetters(reading: Reading, signs: Signs, { from, to }: Run, meaning: Meaning): void {
  let hasLetters = false;
  for (let at = from; at < to && !hasLetters; at += 1) hasLetters = signs.isLetter(at);
  const isSpelledOut = to - from === 1;
  for (let at = from; at < to; at += 1) {
    const code = signs.codes.at(at);
    const kind = signs.kinds.at(at);
    const meant = kind === SignKind.letter ? undefined : STANDS_FOR.get(code);
    if (kind === SignKind.mark && !meant) continue;
    const read = meant && (hasLetters || isSpelledOut) ? meant[meaning] : code;
    if (kind === SignKind.mark && read === code) continue;
    const [start, end] = [signs.starts.at(at), signs.ends.at(at)];
    reading.letter(read, start, end, signs.spaceless.at(at));
  }
}
