/** Characters of scripts that are written without spaces and spoken syllable by syllable. */
const DENSE =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}]/gu;
/** Mandarin read aloud has about 260 characters per minute, Japanese and Korean slightly more. */
const DENSE_SECONDS = 1 / 4.5;
/** Fitted to our voices: the large ones take 0.87 to 1.06 of it, the small one 1.3. */
const LETTER_SECONDS = 0.065;
const PAUSE_SECONDS = 0.31;
const DIGIT_SECONDS = 0.24;

/** Estimates the seconds it takes to speak or read a text. */
export function speakingTime(text: string, speed = 1): number {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const dense = count(DENSE);
  const letters = count(/\p{L}/gu) - dense;
  const pauses = count(/[\p{L}\p{N}]["'”’)]*[.!?…,;:](?!\p{N})/gu);
  const spoken =
    letters * LETTER_SECONDS +
    dense * DENSE_SECONDS +
    count(/\p{N}/gu) * DIGIT_SECONDS +
    pauses * PAUSE_SECONDS;
  return spoken / speed;
}
