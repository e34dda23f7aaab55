import type { Recipe } from "@kinora/contracts/prompt/recipe";
import { planMusic } from "@kinora/music/plan/plan-music";
import { readMusicRecipe } from "@kinora/music/plan/read-music-recipe";
import { planFilm } from "@kinora/studio/film/plan-film";
import { toStudioRecipe } from "../render/to-studio-recipe.ts";

/** The piece of music or the scene a recipe asks for, as the renderer takes it. */
export function planSubject(recipe: Recipe) {
  const piece = readMusicRecipe(recipe);
  if (piece !== null) return { music: planMusic(piece), recipe };
  const studioRecipe = toStudioRecipe(recipe);
  return { spec: planFilm(studioRecipe), recipe: studioRecipe };
}
