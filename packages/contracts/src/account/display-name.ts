/** Turn the writing around them: a name with one of these rearranges the line it stands in. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/gu;
/** A letter, a figure, a sign or an emoji: what a reader sees something of. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Why this name cannot be shown to others; null: it can. Any script is welcome, emoji too. */
export function nameFlaw(name: string): string | null {
  if (name.search(TURNING) >= 0) return "This name holds invisible marks that turn text around.";
  return VISIBLE.test(name) ? null : "Give a name that can be seen.";
}

/** A name somebody else vouches for, made fit to be shown; "" when nothing of it can be seen. */
export function cleanName(name: string, most: number): string {
  const clean = name
    .replace(TURNING, "")
    .replace(/\p{Cc}/gu, " ")
    .trim();
  if (!VISIBLE.test(clean)) return "";
  // Never half of a letter that takes two places.
  return clean
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
}
