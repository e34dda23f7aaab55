import type { Recipe } from "@kinora/contracts/prompt/recipe";
import type { MusicRecipe } from "../music-spec.ts";

/** What a recipe asks of the music studio; null when it asks for something else. */
export function readMusicRecipe(recipe: Recipe): MusicRecipe | null {
  if (recipe.type !== "text-to-music") return null;
  const { prompt, seed, duration, loop } = recipe;
  return { prompt, seed, duration: duration ?? 0, loop: loop === true };
}
