/** Characters of scripts without spaces, spoken in a second. */
const SIGNS_PER_SECOND = 4.5;
const WORDS_PER_SECOND = 2.5;
/** Longer words count for more than one. */
const LONG_WORD = 14;
const DIGITS_PER_SECOND = 3;

const SIGNS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu;

/** About how long a text takes to say at a speed, any language; seconds. */
export function spokenSeconds(text: string, speed: number): number {
  const signs = text.match(SIGNS)?.length ?? 0;
  const rest = text.replace(SIGNS, " ");
  const digits = rest.match(/\p{N}/gu)?.length ?? 0;
  const words = (rest.match(/[\p{L}\p{M}'’]+/gu) ?? []).reduce(
    (sum, word) => sum + Math.max(1, word.length / LONG_WORD),
    0,
  );
  return (signs / SIGNS_PER_SECOND + digits / DIGITS_PER_SECOND + words / WORDS_PER_SECOND) / speed;
}
