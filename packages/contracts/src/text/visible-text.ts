/** A letter, a figure, a sign or an emoji: what a reader sees something of. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u;

/** Is there something a person can see: not only spaces, joiners, and letters without a shape? */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** Turn the writing around them: a name with one of these rearranges the line it stands in. */
export const TURNING = /[\u202a-\u202e\u2066-\u2069]/gu;
/** Line ends, controls, and signs that stand for something else: no name or title has them. */
export const CONTROLS = /[\p{Cc}\u2028\u2029\ufff9-\ufffc]/gu;
