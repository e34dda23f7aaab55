import type { Recipe } from "./recipe.ts";

/**
 * Returns everything that a model is told to leave out: the user's words, and those that this
 * server added.
 */
export const negativeOf = ({
  negative_prompt: own,
  house_negative: house = "",
}: Pick<Recipe, "negative_prompt"> & { readonly house_negative?: string | undefined }): string =>
  [own, house].filter((part) => part.trim() !== "").join(", ");
