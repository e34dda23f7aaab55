/** How a platform counts the length of a text. */
export const TEXT_UNITS = ["utf-16", "utf-8"] as const;
export type TextUnit = (typeof TEXT_UNITS)[number];

/** Returns a text's length in UTF-16 units, as JavaScript has it, or in bytes of UTF-8. */
export const lengthOf = (text: string, unit: TextUnit): number =>
  unit === "utf-16" ? text.length : [...text].reduce((sum, one) => sum + bytesOf(one), 0);

function bytesOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x1_0000 ? 3 : 4;
}

/** A word after # or @ that does not go on from another. */
const HASHTAG = /(?<![\p{L}\p{N}_&/])[#＃][\p{L}\p{N}_]*\p{L}[\p{L}\p{N}_]*/gu;
const MENTION = /(?<![\p{L}\p{N}_./])@[\p{L}\p{N}_][\p{L}\p{N}_.]*/gu;
const LINK = /\bhttps?:\/\/[^\s<>"]+/gi;

export const countHashtags = (text: string): number => text.match(HASHTAG)?.length ?? 0;
export const countMentions = (text: string): number => text.match(MENTION)?.length ?? 0;
/** None of the platforms shortens links: in lengths they count in full. */
export const countLinks = (text: string): number => text.match(LINK)?.length ?? 0;

/** Returns the length of a video's tags as YouTube counts: with commas, and quotes around spaces. */
export const lengthOfTags = (tags: readonly string[]): number =>
  tags.reduce((sum, tag) => sum + tag.length + (tag.includes(" ") ? 2 : 0), 0) +
  Math.max(0, tags.length - 1);
