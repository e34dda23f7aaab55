import type { SceneView, Story } from "@kinora/contracts/story/story";
import { gemWords } from "../../../ui/gem-words.ts";

/** Is there something of a scene that an update would make? */
export function needsUpdate(view: SceneView): boolean {
  return [view.stages.picture, view.stages.narration].some(
    ({ state }) => state === "missing" || state === "stale" || state === "failed",
  );
}

/** Gems for bringing these scenes up to date, or previewing them: pictures cost, voices and films are free. */
export function priceOf(story: Story, scenes?: readonly string[]): number {
  if (!scenes) return story.prices.update.gems;
  return story.scenes
    .filter(({ id }) => scenes.includes(id))
    .reduce((sum, { gems }) => sum + gems, 0);
}

/** The price on a button: "free", "3 gems". */
export function priceWords(gems: number): string {
  return gems === 0 ? "free" : gemWords(gems);
}
