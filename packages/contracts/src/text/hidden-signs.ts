const of = (...scripts: readonly string[]) => scripts.map((script) => `\\p{sc=${script}}`).join("");
const INDIC = of("Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym", "Sinh");
const UNSPACED = of("Thai", "Laoo", "Khmr", "Mymr");
/** Letters and marks whose shape a joiner, or the lack of one, changes. */
const JOINED = `(?=[\\p{L}\\p{M}])[${of("Arab", "Syrc", "Mong", "Khmr", "Mymr", "Tibt")}${INDIC}]`;
const EMOJI = "\\p{Extended_Pictographic}";

/** Where a sign that nobody sees has its place, by what stands around it. */
const NEEDED = [
  // An emoji of several, its colour, a key, the flag of a region.
  `(?<=${EMOJI}(?:\\ufe0f|\\p{Emoji_Modifier})?)\\u200d(?=${EMOJI})`,
  `(?<=${EMOJI})[\\ufe0e\\ufe0f]`,
  "(?<=[0-9#*])\\ufe0f(?=\\u20e3)",
  "(?<=\\u{1f3f4})[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{3,6}\\u{e007f}",
  // Persian and the scripts of India: between letters; joining also at the end of a word.
  `(?<=${JOINED})[\\u200c\\u200d](?=${JOINED})`,
  `(?<=${JOINED})\\u200d(?![\\p{L}\\p{M}\\p{Default_Ignorable_Code_Point}])`,
  // Scripts without spaces: where a word ends.
  `(?<=[${UNSPACED}])\\u200b(?=[${UNSPACED}])`,
  // Old shapes of Chinese and Mongolian letters.
  "(?<=\\p{sc=Han})[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]",
  "(?<=(?=\\p{L})\\p{sc=Mong})[\\u180b-\\u180f]",
].join("|");

/** Nothing is seen of them, or nobody knows what will be; emoji of tomorrow are known as such today. */
const UNSEEN =
  "[\\p{Default_Ignorable_Code_Point}\\u2800\\u{1d159}\\p{Cs}\\p{Co}]|(?!\\p{Extended_Pictographic})\\p{Cn}";
/** Of right to left and the other way: beside letters that are written so. */
const DIRECTION = /[\u061c\u200e\u200f]/u;
const RIGHT_TO_LEFT = new RegExp(
  `(?=\\p{L})[${of("Hebr", "Arab", "Syrc", "Thaa", "Nkoo", "Adlm", "Rohg")}]`,
  "u",
);

const SIGNS = new RegExp(`${NEEDED}|(${UNSEEN})`, "gu");
/** More than any script piles up on one letter: they would run over the lines around them. */
const PILED = /((?:\p{M}[\u200c\u200d]?){4})(?:\p{M}[\u200c\u200d]?)+/gu;

/**
 * A text without the signs that nobody sees, which make one name look like another. Those that a script or an
 * emoji needs stay.
 */
export function withoutHidden(text: string): string {
  const turns = RIGHT_TO_LEFT.test(text);
  return text.replace(SIGNS, (sign: string, unseen: string | undefined) =>
    unseen === undefined || (turns && DIRECTION.test(sign)) ? sign : "",
  );
}

/** A text with at most four marks on a letter. */
export function withoutPiles(text: string): string {
  return text.replace(PILED, "$1");
}
