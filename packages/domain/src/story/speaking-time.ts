/** Characters of scripts that are written without spaces and spoken syllable by syllable. */
const DENSE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/gu;
const WORDS_A_SECOND = 2.5;
/** Mandarin read aloud has about 260 characters a minute, Japanese and Korean some more. */
const CHARACTERS_A_SECOND = 4.5;

/** How long a text takes to say, or to read, in seconds: an estimate until it has been spoken. */
export function speakingTime(text: string, speed = 1): number {
  const dense = text.match(DENSE)?.length ?? 0;
  const words = text.replace(DENSE, " ").match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  return (words / WORDS_A_SECOND + dense / CHARACTERS_A_SECOND) / speed;
}
