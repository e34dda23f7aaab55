const of = (...scripts: readonly string[]) => scripts.map((script) => `\\p{sc=${script}}`).join("");
const INDIC = of("Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym", "Sinh");
const UNSPACED = of("Thai", "Laoo", "Khmr", "Mymr");
/** Letters and marks whose shape depends on a joiner or non-joiner. */
const JOINED = `(?=[\\p{L}\\p{M}])[${of("Arab", "Syrc", "Mong", "Khmr", "Mymr", "Tibt")}${INDIC}]`;
const EMOJI = "\\p{Extended_Pictographic}";

/** Contexts in which an invisible character is needed. */
const NEEDED = [
  // Emoji sequences, emoji presentation, keycaps, and flags of regions.
  `(?<=${EMOJI}(?:\\ufe0f|\\p{Emoji_Modifier})?)\\u200d(?=${EMOJI})`,
  `(?<=${EMOJI})[\\ufe0e\\ufe0f]`,
  "(?<=[0-9#*])\\ufe0f(?=\\u20e3)",
  "(?<=\\u{1f3f4})[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{3,6}\\u{e007f}",
  // Persian and the scripts of India: between letters; a joiner also at the end of a word.
  `(?<=${JOINED})[\\u200c\\u200d](?=${JOINED})`,
  `(?<=${JOINED})\\u200d(?![\\p{L}\\p{M}\\p{Default_Ignorable_Code_Point}])`,
  // Scripts without spaces: at word boundaries.
  `(?<=[${UNSPACED}])\\u200b(?=[${UNSPACED}])`,
  // Variants of Chinese and Mongolian letters.
  "(?<=\\p{sc=Han})[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]",
  "(?<=(?=\\p{L})\\p{sc=Mong})[\\u180b-\\u180f]",
].join("|");

/**
 * Characters that are invisible or unassigned; future emoji are already recognised by their
 * property.
 */
const UNSEEN =
  "[\\p{Default_Ignorable_Code_Point}\\u2800\\u{1d159}\\p{Cs}\\p{Co}]|(?!\\p{Extended_Pictographic})\\p{Cn}";
/** Direction marks, which are kept in texts with right-to-left letters. */
const DIRECTION = /[\u061c\u200e\u200f]/u;
const RIGHT_TO_LEFT = new RegExp(
  `(?=\\p{L})[${of("Hebr", "Arab", "Syrc", "Thaa", "Nkoo", "Adlm", "Rohg")}]`,
  "u",
);

const SIGNS = new RegExp(`${NEEDED}|(${UNSEEN})`, "gu");
/**
 * More combining marks than any script puts on one letter, which would overlap the lines around it.
 */
const PILED = /((?:\p{M}[\u200c\u200d]?){4})(?:\p{M}[\u200c\u200d]?)+/gu;

/**
 * Removes invisible characters, with which one name can imitate another. Those that a script or an
 * emoji needs are kept.
 */
export function withoutHidden(text: string): string {
  const turns = RIGHT_TO_LEFT.test(text);
  return text.replace(SIGNS, (sign: string, unseen: string | undefined) =>
    unseen === undefined || (turns && DIRECTION.test(sign)) ? sign : "",
  );
}

/** Limits the combining marks to four per letter. */
export function withoutPiles(text: string): string {
  return text.replace(PILED, "$1");
}
