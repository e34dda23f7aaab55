import type { Recipe } from "@kinora/contracts/recipe/recipe";
import { planMusic } from "@kinora/music/plan/plan-music";
import type { MakerSubject } from "./maker.ts";

/** The piece that words ask for, as long as was ordered. */
export function planMusicSubject(recipe: Recipe): MakerSubject {
  const { prompt, seed, duration, settings } = recipe;
  const music = planMusic({ prompt, seed, duration: duration ?? 0, loop: settings.loop === true });
  return { music, recipe };
}
