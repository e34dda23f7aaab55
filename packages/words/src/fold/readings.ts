import { ASCII, type Folded, SignKind, Signs } from "./fold-text.ts";
import { Reading } from "./reading.ts";

/**
 * Letters that a digit or symbol may represent in a word: the first reading, and an alternative.
 */
const STANDS_FOR: ReadonlyMap<number, readonly [number, number]> = new Map(
  Object.entries({
    ...{ "0": "o", "1": "il", "2": "z", "3": "e", "4": "a", "5": "s", "6": "gb", "7": "t" },
    ...{ "8": "b", "9": "g", "@": "a", $: "s", "!": "il", "|": "li", "+": "t", "€": "e" },
    ...{ "£": "l", "¥": "y", "¢": "c", "(": "c", "<": "c" },
  }).map(([sign, [first = "", other = first]]) => {
    return [sign.charCodeAt(0), [first.charCodeAt(0), other.charCodeAt(0)]] as const;
  }),
);

/** A letter of a flag, by its code point: U+1F1E6 for A. */
const FLAG_LETTERS = { first: 0x1f1e6, last: 0x1f1ff };
const flagLetterOf = (code: number) =>
  code >= FLAG_LETTERS.first && code <= FLAG_LETTERS.last ? code - FLAG_LETTERS.first + 97 : null;

/** A run of characters [from, to). */
interface Run {
  readonly from: number;
  readonly to: number;
}
/** Which reading of a digit or symbol is used; "mark" reads symbols as punctuation. */
type Meaning = 0 | 1 | "mark";

/**
 * Returns the ways in which a text may be read. Strictly: punctuation and digits around a word do
 * not belong to it. Loosely, if that differs: digits and symbols are letters, and punctuation
 * inside a word and spaces between single letters are ignored; once more with symbols as punctuation,
 * if a word has them and marks between its letters. The first of several single letters may be a word of
 * its own ("a s p e l l e d").
 */
export function readings(text: Signs): Reading[] {
  const signs = latinised(text);
  const strict = readStrictly(signs);
  const words = wordsOf(signs);
  if (!hasMarks(signs) && !isSpelled(signs, words)) return [strict];
  const loose = [strict, readLoosely(signs, words, 0)];
  if (isAmbiguous(signs)) loose.push(readLoosely(signs, words, 1));
  if (isSpelled(signs, words) || words.some((word) => isSpelledWithMarks(signs, word)))
    loose.push(readLoosely(signs, words, 0, "first letters apart"));
  if (hasSymbolsInside(signs)) loose.push(readLoosely(signs, words, "mark"));
  return loose;
}

/** True when a word has a symbol that may be a letter, and that or another mark between letters. */
function hasSymbolsInside({ folded }: Signs): boolean {
  let [hasLetter, isAfterMark, hasMarkInside, hasSymbol] = [false, false, false, false];
  for (const { code, kind } of folded) {
    if (kind === SignKind.space)
      [hasLetter, isAfterMark, hasMarkInside, hasSymbol] = [false, false, false, false];
    else if (kind === SignKind.letter) {
      hasMarkInside ||= isAfterMark;
      hasLetter = true;
    } else if (kind === SignKind.mark) {
      isAfterMark ||= hasLetter;
      hasSymbol ||= mayBeLetter(code);
    }
    if (hasMarkInside && hasSymbol) return true;
  }
  return false;
}

const mayBeLetter = (code: number) => STANDS_FOR.has(code) || flagLetterOf(code) !== null;

const isAmbiguous = ({ folded }: Signs) =>
  folded.some(({ code }) => {
    const meant = STANDS_FOR.get(code);
    return meant !== undefined && meant[0] !== meant[1];
  });

/**
 * Returns the readings of a list entry: letters of another script may be meant as such or as Latin
 * ones.
 */
export function termReadings(term: Signs): Reading[] {
  const own = readStrictly(term);
  return term.hasLookalikes ? [own, readStrictly(latinised(term))] : [own];
}

/**
 * Reads lookalike letters of another script as Latin ones, unless their word is entirely in that
 * script and the text has further letters of it.
 */
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

/** Splits a text at spaces. */
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

/** True for a single letter, digit or mark, and for a letter with marks around it. */
function isSingle(signs: Signs, word: Run | undefined): boolean {
  if (word === undefined) return false;
  let letters = 0;
  for (let at = word.from; at < word.to && letters < 2; at += 1)
    if (signs.at(at).kind < SignKind.mark) letters += 1;
  return letters === 1 || (letters === 0 && word.to - word.from === 1);
}

const isSpelled = (signs: Signs, words: readonly Run[]) =>
  words.some((word, at) => isSingle(signs, word) && isSingle(signs, words[at + 1]));

/** True for several letters with marks between them all. */
function isSpelledWithMarks(signs: Signs, { from, to }: Run): boolean {
  let [letters, isAfterLetter] = [0, false];
  for (let at = from; at < to; at += 1) {
    if (signs.isLetter(at) && isAfterLetter) return false;
    isAfterLetter = signs.isLetter(at);
    if (isAfterLetter) letters += 1;
  }
  return letters > 1;
}

function readStrictly(signs: Signs): Reading {
  const reading = new Reading(signs.length);
  for (let from = 0, to = 0; from < signs.length; from = to) {
    for (to = from; to < signs.length && signs.at(to).kind < SignKind.mark; ) to += 1;
    if (to === from) to += 1;
    else readWord(reading, signs, withoutOuterDigits(signs, { from, to }));
  }
  return reading;
}

/** Strips digits around the letters of a word; a word of digits only is kept. */
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

function readLoosely(
  signs: Signs,
  words: readonly Run[],
  meaning: Meaning,
  first: "first letters apart" | "together" = "together",
): Reading {
  const reading = new Reading(signs.length);
  const areApart = first === "first letters apart";
  words.forEach((word, at) => {
    const goesOn = isSingle(signs, word) && isSingle(signs, words[at - 1]);
    const isSecond = goesOn && !isSingle(signs, words[at - 2]);
    if (!goesOn || (areApart && isSecond)) reading.gap(signs.start(word.from));
    if (areApart && isSpelledWithMarks(signs, word)) {
      const rest = { from: word.from + 1, to: word.to };
      readLetters(reading, signs, { from: word.from, to: rest.from }, meaning);
      reading.gap(signs.end(word.from));
      readLetters(reading, signs, rest, meaning);
    } else readLetters(reading, signs, word, meaning);
  });
  reading.gap(signs.end(signs.length - 1));
  return reading;
}

/**
 * Reads the letters of a word. Digits and symbols are read as letters if the word has any letter.
 */
function readLetters(reading: Reading, signs: Signs, { from, to }: Run, meaning: Meaning): void {
  let hasLetters = false;
  for (let at = from; at < to && !hasLetters; at += 1) hasLetters = signs.isLetter(at);
  const isSpelledOut = to - from === 1;
  for (let at = from; at < to; at += 1) {
    const { code, kind, isSpaceless } = signs.at(at);
    const read =
      kind === SignKind.letter ? code : meantBy(code, kind, meaning, hasLetters || isSpelledOut);
    if (read === null) continue;
    const [start, end] = [signs.start(at), signs.end(at)];
    reading.letter(read, start, end, isSpaceless ? 1 : 0);
  }
}

/**
 * Returns the letter that a digit or symbol stands for, or the digit itself; null for punctuation.
 * Letters of flags stand for nothing else, so they need no letters around them.
 */
function meantBy(code: number, kind: SignKind, meaning: Meaning, isInWord: boolean): number | null {
  const isMark = kind === SignKind.mark;
  if (isMark && meaning === "mark") return null;
  const meant = isInWord ? STANDS_FOR.get(code) : undefined;
  if (meant) return meant[meaning === 1 ? 1 : 0];
  return isMark ? flagLetterOf(code) : code;
}
