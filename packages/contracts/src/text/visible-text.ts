/** A visible character: a letter, a digit, a symbol or an emoji. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u;

/** True when the text has a visible character: not only spaces, joiners and blank letters. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** Bidirectional controls: a name with one of these rearranges the line that contains it. */
export const TURNING = /[\u202a-\u202e\u2066-\u2069]/gu;
/**
 * Line ends, control characters, and placeholders for other objects, which no name or title may
 * contain.
 */
export const CONTROLS = /[\p{Cc}\u2028\u2029\ufff9-\ufffc]/gu;
