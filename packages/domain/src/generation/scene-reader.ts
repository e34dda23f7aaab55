import type { StoredSentence } from "@kinora/contracts/message/sentence";
import type { Recipe } from "@kinora/contracts/prompt/recipe";

/** What was understood of a recipe's words. */
export interface SceneReading {
  /** Plain JSON, kept with the recipe. */
  readonly scene: object;
  /** What there is no picture or sound for. */
  readonly notices: readonly StoredSentence[];
}

export interface SceneReader {
  /** Rejects with InputTooHeavy when the words are too much for it. */
  read(recipe: Recipe): Promise<SceneReading>;
}
