import { lookalikeOf } from "./lookalikes.ts";
import { WholeNumbers } from "./whole-numbers.ts";

/** Kinds of characters as a reader perceives them. */
export const SignKind = { letter: 0, digit: 1, mark: 2, space: 3 } as const;
export type SignKind = (typeof SignKind)[keyof typeof SignKind];

/** A character in the form in which it is compared. */
export interface Folded {
  /** Code point after folding. */
  readonly code: number;
  readonly kind: SignKind;
  /**
   * For a letter of another script, the Latin letters that it resembles; null when there are none.
   */
  readonly latin: string | null;
  readonly isForeign: boolean;
  /** True when its script has no spaces between words. */
  readonly isSpaceless: boolean;
}

/**
 * The folded characters of a text. Equal characters share one object, because an object per
 * position would be too expensive.
 */
export class Signs {
  readonly folded: Folded[] = [];
  /** UTF-16 range [start, end) of the original text that each was read from. */
  readonly #starts: WholeNumbers;
  readonly #ends: WholeNumbers;
  /** True when the text has a letter of another script that resembles a Latin one. */
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
/**
 * Accents of all scripts, and vowel points that are usually omitted; other vowel signs count as
 * letters.
 */
const LEFT_OUT = /[\u0591-\u05c7\u064b-\u065f\u0670]|(?=\p{M})\p{Script=Inherited}/gu;
/** Marks on a Latin letter or a digit, of any script, which are ignored. */
const ON_LATIN = /^([\p{Script=Latin}\p{N}])\p{M}+/u;
const DECOMPOSED = /[\u00c0-\u052f\u1e00-\u1fff]/;
const SPACELESS =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}|\p{Script=Myanmar}|\p{Script=Tibetan}/u;

/** A letter that is not Latin. */
const FOREIGN = /^(?!\p{Script=Latin})\p{L}/u;

/**
 * Signs that Unicode counts as letters, but readers as punctuation, like the apostrophe: modifier
 * letters, unless words of a script are written with them, and the saltillo.
 */
const LIKE_APOSTROPHE =
  /(?!\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}|\p{Script=Myanmar}|[\u3031-\u3035\u30fc])\p{Lm}|\ua78c/u;

const kindOf = (sign: string): SignKind => {
  if (LIKE_APOSTROPHE.test(sign)) return SignKind.mark;
  if (/\p{L}|\p{M}/u.test(sign)) return SignKind.letter;
  if (/\p{N}/u.test(sign)) return SignKind.digit;
  return /\s|\p{Z}|\p{Cc}/u.test(sign) ? SignKind.space : SignKind.mark;
};

/**
 * Folds a text for comparison: removes compatibility forms, case, accents and invisible characters.
 * Each character keeps its position in the original. Takes linear time.
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

/** Folded ASCII characters by code. */
export const ASCII: readonly Folded[] = Array.from({ length: 0x80 }, (_, code) => {
  const sign = String.fromCharCode(code).toLowerCase();
  return plainSign(sign, sign.charCodeAt(0));
});

/** Returns the end of a character with its combining marks. */
function endOfCluster(text: string, start: number): number {
  let end = start + width(text, start);
  while (end < text.length && text.charCodeAt(end) >= 0x300) {
    if (!isMark(text.codePointAt(end) as number)) break;
    end += width(text, end);
  }
  return end;
}

/**
 * Maximum units of a cluster that are processed, because normalising a pile of marks takes
 * quadratic time.
 */
const MOST_PILED = 32;

/** Cuts a cluster, but never inside a surrogate pair. */
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

/** Maximum length of a cached cluster; longer ones are artificial piles of marks. */
const MOST_KEPT = 8;
const kept = new Map<string, readonly Folded[]>();
/** Cache of single code units, which make up most text and whose number is bounded. */
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
  // A full cache is left as it is: text with ever new clusters would otherwise replace it again and
  // again.
  if (kept.size < 20_000 && cluster.length <= MOST_KEPT) kept.set(cluster, made);
  return made;
}

/**
 * Characters that expand to whole sentences are left as they are, because no word can be hidden in
 * them.
 */
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
  const plainly = plainSign(sign, code);
  if (plainly.kind === SignKind.mark) return [plainly];
  const isForeign = !isSpaceless && FOREIGN.test(sign);
  return [{ ...plainly, latin: like?.letters ?? null, isForeign, isSpaceless }];
}

function plainSign(sign: string, code: number): Folded {
  return { code, kind: kindOf(sign), latin: null, isForeign: false, isSpaceless: false };
}
