import type { PaintedPictureOrder } from "@kinora/domain/story/story-engine";

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const isName = (word: string) => /^\p{Lu}\p{Ll}+$/u.test(word);

/**
 * Filters the words missing from a scene's picture. Drops names that are on the cast sheet, and one
 * further name for each character whose own name the visual does not mention, since the visual may
 * call that character something else.
 */
export function trulyMissing(
  missing: readonly string[],
  { visual, cast }: Pick<PaintedPictureOrder, "visual" | "cast">,
): readonly string[] {
  const written = new Set(wordsOf(visual));
  const people = cast.filter(({ kind }) => kind === "character");
  const known = new Set(cast.flatMap(({ name }) => wordsOf(name)));
  const unnamed = people.filter(({ name }) => !wordsOf(name).some((word) => written.has(word)));
  let others = unnamed.length;
  return missing.filter((word) => {
    if (wordsOf(word).every((part) => known.has(part))) return false;
    if (!isName(word) || others === 0) return true;
    others -= 1;
    return false;
  });
}
