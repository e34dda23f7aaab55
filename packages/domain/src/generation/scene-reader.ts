import type { StoredSentence } from "@kinora/contracts/message/sentence";
import type { Recipe } from "@kinora/contracts/recipe/recipe";
import type { ModelQuestion } from "./language-model.ts";

/** What was understood of a recipe's prompt. */
export interface SceneReading {
  /** Plain JSON, stored with the recipe. */
  readonly scene: object;
  /** Parts of the prompt that cannot be drawn or played. */
  readonly notices: readonly StoredSentence[];
}

/**
 * Builds the question that asks a language model to interpret a recipe's prompt. The answer is
 * plain JSON, stored with the recipe, from which a SceneReader makes the scene. Null when no model
 * is to be asked.
 */
export type ReadingQuestion = (recipe: Recipe) => ModelQuestion<Record<string, unknown>> | null;

/**
 * Makes a scene from the language model's reading stored in the recipe; without one, from the
 * prompt.
 */
export interface SceneReader {
  /** Rejects with InputTooHeavy when the prompt exceeds its limits. */
  read(recipe: Recipe): Promise<SceneReading>;
}
