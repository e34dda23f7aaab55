import type { Recipe } from "./recipe.ts";

/** Punctuation after which another sentence may follow. */
const ENDED = /[.!?…。！？]["'”’)]*$/u;

/** Returns everything that a model is told to make: the user's words, then the style they chose. */
export function promptOf({
  prompt,
  style_words: style = "",
}: Pick<Recipe, "prompt"> & { readonly style_words?: string | undefined }): string {
  if (style === "") return prompt;
  const words = prompt.trim();
  return `${words}${words === "" || ENDED.test(words) ? "" : "."} ${style}`.trim();
}
