import type { SceneView, Story } from "@kinora/contracts/story/story";
import { t } from "@lingui/core/macro";
import { gemWords } from "../../../entities/gem/gem-words.ts";
import { isEstimated } from "../timeline/scene-length.ts";

/** Is there something of a scene that an update would make? No update makes a voice of one's own. */
export function needsUpdate({ stages }: SceneView, { board }: Pick<Story, "board">): boolean {
  const { narration = "voice", ownNarration = null } = board?.settings ?? {};
  const lacksRecording = narration === "own" && ownNarration === null;
  return [stages.picture, ...(lacksRecording ? [] : [stages.narration])].some(
    ({ state }) => state === "missing" || state === "stale" || state === "failed",
  );
}

/** Its scenes of which an update would make something. */
export const updatable = (story: Story): readonly SceneView[] =>
  story.scenes.filter((view) => needsUpdate(view, story));

/** Gems for bringing these scenes up to date, or previewing them: pictures cost, voices and films are free. */
export function priceOf(story: Story, scenes?: readonly string[]): number {
  if (!scenes) return story.prices.update.gems;
  return story.scenes
    .filter(({ id }) => scenes.includes(id))
    .reduce((sum, { gems }) => sum + gems, 0);
}

/** The price on a button: "free", "3 gems". */
export function priceWords(gems: number): string {
  return gems === 0 ? t`free` : gemWords(gems);
}

/** The price of the film: "about 10 gems" until its voices were spoken, which decide how long it is. */
export function renderPriceWords(story: Pick<Story, "prices" | "scenes">): string {
  const price = gemWords(story.prices.render.gems);
  return isEstimated(story) ? t`about ${price}` : price;
}
