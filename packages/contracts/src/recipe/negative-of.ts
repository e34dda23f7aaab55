import type { Recipe } from "./recipe.ts";

/** All that a model is told to leave out: the person's words, and those of the house that were added to them. */
export const negativeOf = ({
  negative_prompt: own,
  house_negative: house = "",
}: Pick<Recipe, "negative_prompt"> & { readonly house_negative?: string | undefined }): string =>
  [own, house].filter((part) => part.trim() !== "").join(", ");
