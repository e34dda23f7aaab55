import type { StoredSentence } from "@kinora/contracts/message/sentence";
import type { Recipe } from "@kinora/contracts/prompt/recipe";
import type { ModelQuestion } from "./language-model.ts";

/** What was understood of a recipe's words. */
export interface SceneReading {
  /** Plain JSON, kept with the recipe. */
  readonly scene: object;
  /** What there is no picture or sound for. */
  readonly notices: readonly StoredSentence[];
}

/**
 * How a language model is asked what a recipe's words say. Its answer is plain JSON, kept with the recipe, of which a
 * SceneReader makes the scene; null: nobody is to be asked.
 */
export type ReadingQuestion = (recipe: Recipe) => ModelQuestion<Record<string, unknown>> | null;

/** By what is kept in the recipe of a language model's reading, where there is any; else by its words. */
export interface SceneReader {
  /** Rejects with InputTooHeavy when the words are too much for it. */
  read(recipe: Recipe): Promise<SceneReading>;
}
