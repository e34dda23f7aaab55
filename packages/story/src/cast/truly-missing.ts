import type { PaintedPictureOrder } from "@kinora/domain/story/story-engine";

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const isName = (word: string) => /^\p{Lu}\p{Ll}+$/u.test(word);

/**
 * What is missing from the picture of a scene: not the name of somebody who stands in it. The cast sheet has the
 * name, or has a person whom the words of the scene call by another one.
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
