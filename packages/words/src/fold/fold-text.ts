import { lookalikeOf } from "./lookalikes.ts";
import { WholeNumbers } from "./whole-numbers.ts";

/** What a sign of a text is to a reader. */
export const SignKind = { letter: 0, digit: 1, mark: 2, space: 3 } as const;
export type SignKind = (typeof SignKind)[keyof typeof SignKind];

/** A sign as it is compared. */
export interface Folded {
  /** Code point after folding. */
  readonly code: number;
  readonly kind: SignKind;
  /** A letter of another script: the Latin letters that it looks like; null: none. */
  readonly latin: string | null;
  readonly isForeign: boolean;
  /** Its script writes no spaces between words. */
  readonly isSpaceless: boolean;
}

/** The signs of a text. Each is made once and stands there as often as it is written: an object a place would cost more. */
export class Signs {
  readonly folded: Folded[] = [];
  /** UTF-16 units [start, end) of the text that each was read from. */
  readonly #starts: WholeNumbers;
  readonly #ends: WholeNumbers;
  /** Some letter looks like a Latin one and is of another script. */
  hasLookalikes = false;

  constructor(expected: number) {
    this.#starts = new WholeNumbers(expected);
    this.#ends = new WholeNumbers(expected);
  }

  get length(): number {
    return this.folded.length;
  }

  add(sign: Folded, start: number, end: number): void {
    if (sign.latin !== null) this.hasLookalikes = true;
    this.folded.push(sign);
    this.#starts.push(start);
    this.#ends.push(end);
  }

  at(place: number): Folded {
    return this.folded[place] as Folded;
  }

  start(place: number): number {
    return this.#starts.at(place);
  }

  end(place: number): number {
    return this.#ends.at(place);
  }

  isLetter(place: number): boolean {
    return this.at(place).kind === SignKind.letter;
  }
}

const IGNORED = /\p{Default_Ignorable_Code_Point}|\p{Cf}|[\u2800\u0640]/gu;
const MARKS = /\p{M}/u;
/** Accents of every script, and points that writers of theirs leave out; vowel signs of others are letters. */
const LEFT_OUT = /[\u0591-\u05c7\u064b-\u065f\u0670]|(?=\p{M})\p{Script=Inherited}/gu;
/** What stands on a Latin letter or a digit is no part of it, whatever script it comes from. */
const ON_LATIN = /^([\p{Script=Latin}\p{N}])\p{M}+/u;
const DECOMPOSED = /[\u00c0-\u052f\u1e00-\u1fff]/;
const SPACELESS =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}|\p{Script=Myanmar}|\p{Script=Tibetan}/u;

/** A letter of no script that is written in Latin letters. */
const FOREIGN = /^(?!\p{Script=Latin})\p{L}/u;

const kindOf = (sign: string): SignKind => {
  if (/\p{L}|\p{M}/u.test(sign)) return SignKind.letter;
  if (/\p{N}/u.test(sign)) return SignKind.digit;
  return /\s|\p{Z}|\p{Cc}/u.test(sign) ? SignKind.space : SignKind.mark;
};

/**
 * A text as it is compared: compatibility forms, case, accents and invisible signs are gone, and each sign knows
 * its place in the original. Time is linear in the length.
 */
export function foldText(text: string): Signs {
  const signs = new Signs(text.length);
  for (let start = 0; start < text.length; ) {
    const first = text.charCodeAt(start);
    const next = text.charCodeAt(start + 1);
    if (first < 0x80 && !(next >= 0x300)) {
      signs.add(ASCII[first] as Folded, start, start + 1);
      start += 1;
      continue;
    }
    const end = endOfCluster(text, start);
    for (const folded of foldCluster(clusterOf(text, start, end))) signs.add(folded, start, end);
    start = end;
  }
  return signs;
}

/** Signs of ASCII, by code. */
export const ASCII: readonly Folded[] = Array.from({ length: 0x80 }, (_, code) => {
  const sign = String.fromCharCode(code).toLowerCase();
  return plainSign(sign, sign.charCodeAt(0));
});

/** A sign and the marks on it. */
function endOfCluster(text: string, start: number): number {
  let end = start + width(text, start);
  while (end < text.length && text.charCodeAt(end) >= 0x300) {
    if (!isMark(text.codePointAt(end) as number)) break;
    end += width(text, end);
  }
  return end;
}

/** Units of a cluster that are looked at: putting a pile of marks in their order takes the square of its length. */
const MOST_PILED = 32;

/** Never half of a mark that takes two units. */
function clusterOf(text: string, start: number, end: number): string {
  if (end - start <= MOST_PILED) return text.slice(start, end);
  return text.slice(start, start + MOST_PILED).replace(/[\ud800-\udbff]$/, "");
}

const marks = new Map<number, boolean>();
function isMark(code: number): boolean {
  const known = marks.get(code) ?? MARKS.test(String.fromCodePoint(code));
  marks.set(code, known);
  return known;
}
const width = (text: string, at: number) => ((text.codePointAt(at) as number) > 0xffff ? 2 : 1);

/** Longest cluster that is kept: what somebody piles up is not. */
const MOST_KEPT = 8;
const kept = new Map<string, readonly Folded[]>();
/** Signs that stand alone in two bytes, by code: most of what is written, and never more than these. */
const alone: (readonly Folded[] | undefined)[] = [];

function foldCluster(cluster: string): readonly Folded[] {
  if (cluster.length === 1) {
    const code = cluster.charCodeAt(0);
    alone[code] ??= [...plain(cluster)].flatMap(foldSign);
    return alone[code];
  }
  const known = kept.get(cluster);
  if (known) return known;
  const made = [...plain(cluster)].flatMap(foldSign);
  // What is full stays as it is: whoever writes ever new signs would have it filled again and again.
  if (kept.size < 20_000 && cluster.length <= MOST_KEPT) kept.set(cluster, made);
  return made;
}

/** Signs that stand for whole sentences are left as they are: nobody hides a word in them. */
const MOST_PER_SIGN = 4;

function plain(cluster: string): string {
  const lower = cluster.normalize("NFKC").toLowerCase();
  const compatible = lower === cluster ? cluster : lower.normalize("NFKC");
  const whole = compatible.length > MOST_PER_SIGN * cluster.length ? cluster : compatible;
  const apart = DECOMPOSED.test(whole) ? whole.normalize("NFD") : whole;
  return apart.replace(ON_LATIN, "$1").replace(LEFT_OUT, "").replace(IGNORED, "");
}

function foldSign(sign: string): readonly Folded[] {
  const code = sign.codePointAt(0) as number;
  const like = code < 0x80 ? undefined : lookalikeOf(code);
  if (like && !like.isForeign)
    return [...like.letters].map((letter) => plainSign(letter, letter.charCodeAt(0)));
  const isSpaceless = SPACELESS.test(sign);
  const isForeign = !isSpaceless && FOREIGN.test(sign);
  return [{ ...plainSign(sign, code), latin: like?.letters ?? null, isForeign, isSpaceless }];
}

function plainSign(sign: string, code: number): Folded {
  return { code, kind: kindOf(sign), latin: null, isForeign: false, isSpaceless: false };
}
