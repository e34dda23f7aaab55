import type { Recipe } from "@kinora/contracts/prompt/recipe";
import { planMusic } from "../music/plan/plan-music.ts";
import { readMusicRecipe } from "../music/plan/read-music-recipe.ts";
import { planFilm } from "../studio/film/plan-film.ts";
import { toStudioRecipe } from "../studio/render/to-studio-recipe.ts";

/** The piece of music or the scene a recipe asks for, as the renderer takes it. */
export function planSubject(recipe: Recipe) {
  const piece = readMusicRecipe(recipe);
  if (piece !== null) return { music: planMusic(piece), recipe };
  const studioRecipe = toStudioRecipe(recipe);
  return { spec: planFilm(studioRecipe), recipe: studioRecipe };
}
