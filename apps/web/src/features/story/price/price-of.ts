import type { SceneView, Story } from "@kinora/contracts/story/story";
import { t } from "@lingui/core/macro";
import { gemWords } from "../../../entities/gem/gem-words.ts";
import { isEstimated } from "../timeline/scene-length.ts";

/**
 * True when an update would make something in a scene. No update makes the author's own recording.
 */
export function needsUpdate(
  { stages, footage }: SceneView,
  { board }: Pick<Story, "board">,
): boolean {
  const { narration = "voice", ownNarration = null } = board?.settings ?? {};
  const lacksRecording = narration === "own" && ownNarration === null;
  const made = [stages.picture, ...(lacksRecording ? [] : [stages.narration])];
  return [...made, ...(footage ? [footage] : [])].some(
    ({ state }) => state === "missing" || state === "stale" || state === "failed",
  );
}

/** Returns the scenes for which an update would make something. */
export const updatable = (story: Story): readonly SceneView[] =>
  story.scenes.filter((view) => needsUpdate(view, story));

/**
 * Returns the gems for updating or previewing these scenes: pictures and clips of services cost,
 * other voices and films are free.
 */
export function priceOf(story: Story, scenes?: readonly string[]): number {
  if (!scenes) return story.prices.update.gems;
  return story.scenes
    .filter(({ id }) => scenes.includes(id))
    .reduce((sum, { gems }) => sum + gems, 0);
}

/** Formats the price on a button: "free", "3 gems". */
export function priceWords(gems: number): string {
  return gems === 0 ? t`free` : gemWords(gems);
}

/**
 * Formats the price of the film: "about 10 gems" until its voices exist, which determine its
 * length.
 */
export function renderPriceWords(story: Pick<Story, "prices" | "scenes">): string {
  const price = gemWords(story.prices.render.gems);
  return isEstimated(story) ? t`about ${price}` : price;
}
