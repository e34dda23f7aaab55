import type { Recipe } from "@kinora/contracts/recipe/recipe";
import { planMusic } from "@kinora/music/plan/plan-music";
import type { MakerSubject } from "./maker.ts";

/** Plans the music described by the prompt, with the requested duration. */
export function planMusicSubject(recipe: Recipe): MakerSubject {
  const { prompt, seed, duration, settings } = recipe;
  const music = planMusic({ prompt, seed, duration: duration ?? 0, loop: settings.loop === true });
  return { music, recipe };
}
