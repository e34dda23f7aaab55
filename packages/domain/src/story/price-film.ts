import type { RecipeStory } from "@kinora/contracts/prompt/recipe";
import type { PieceKeys } from "./piece-keys.ts";
import { priceRender } from "./price-story.ts";
import { readStanding } from "./read-standing.ts";
import type { PieceStore } from "./story-stores.ts";

export interface FilmPricing {
  readonly pieces: Pick<PieceStore, "find">;
  readonly keys: PieceKeys;
}

/** What the film of a recipe's board costs now, in gems: what was paid for since it was ordered is not paid for again. */
export async function priceFilm(story: RecipeStory, known: FilmPricing): Promise<number> {
  const standing = await readStanding(story.storyId, story, { scenes: {} }, known);
  return priceRender(standing).gems;
}
