/**
 * Characters in the sign's font files: Latin, Greek and Cyrillic letters, digits, punctuation,
 * currency.
 */
const WRITABLE =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}0-9\s.,:;!?'’"“”()&+\-–—/%#@*=$€£…·]+$/u;

/** Returns true when every character of a text can be written on a sign. */
export const canWrite = (text: string) => WRITABLE.test(text);
