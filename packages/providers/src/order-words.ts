import { negativeOf } from "@kinora/contracts/recipe/negative-of";
import { promptOf } from "@kinora/contracts/recipe/prompt-of";
import type { Recipe } from "@kinora/contracts/recipe/recipe";
import { stripFlags } from "./strip-flags.ts";

/** The words of an order for a picture or film. No adapter reads the recipe's own. */
export interface OrderWords {
  /** What to make, with the chosen style. */
  readonly prompt: string;
  /** What to leave out; "" for nothing. */
  readonly negative: string;
}

type Worded = Pick<Recipe, "prompt" | "negative_prompt"> & {
  readonly style_words?: string | undefined;
  readonly house_negative?: string | undefined;
};

/** Returns the words of an order. */
export const wordsOf = (recipe: Worded): OrderWords => ({
  prompt: promptOf(recipe),
  negative: negativeOf(recipe),
});

/** Returns them for a model that would read flags in the prompt as settings. */
export const wordsWithoutFlags = (recipe: Worded): OrderWords =>
  wordsOf({ ...recipe, prompt: stripFlags(recipe.prompt) });

/** Returns what to leave out in the field that most services have. */
export function negativeField(recipe: Worded): { readonly negative_prompt?: string } {
  const { negative: negative_prompt } = wordsOf(recipe);
  return negative_prompt === "" ? {} : { negative_prompt };
}

/**
 * Returns the words for a model that has a setting for realistic pictures, which then replaces the
 * sentence about the style.
 */
export function wordsOfRealist(recipe: Worded & Pick<Recipe, "style">): {
  readonly prompt: string;
  readonly isRealistic: boolean;
} {
  const isRealistic = recipe.style_words !== undefined && recipe.style === "photorealistic";
  return { prompt: isRealistic ? recipe.prompt : promptOf(recipe), isRealistic };
}
