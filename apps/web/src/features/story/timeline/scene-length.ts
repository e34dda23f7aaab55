import type { SceneView, Story } from "@kinora/contracts/story/story";
import { plural, t } from "@lingui/core/macro";
import { lengthText } from "../../../ui/clock-text.ts";
import { wholeSeconds } from "./lay-out.ts";

/**
 * Formats the length of a scene: "6 s", or "about 6 s" until its narration exists.
 *
 * @param adds true when all lengths are known and add up to the total; otherwise a scene's length
 * does not depend on the scenes before it
 */
export function sceneLength(view: SceneView, adds: boolean): string {
  const seconds = adds ? wholeSeconds(view) : Math.round(view.seconds);
  return view.estimated ? t`about ${seconds} s` : t`${seconds} s`;
}

/** True while voices may still change the total length. */
export function isEstimated({ scenes }: Pick<Story, "scenes">): boolean {
  return scenes.some(({ estimated }) => estimated);
}

/** Describes the size of a story: "5 scenes · about 30 s". */
export function storyLength(scenes: number, seconds: number, estimated: boolean): string {
  const whole = Math.round(seconds);
  return estimated
    ? t`${plural({ count: scenes }, { one: "# scene", other: "# scenes" })} · about ${{ seconds: whole }} s`
    : t`${plural({ count: scenes }, { one: "# scene", other: "# scenes" })} · ${{ seconds: whole }} s`;
}

/** Formats the length of the film: "0:12", or "about 0:12" until all narration exists. */
export function filmLength(story: Pick<Story, "scenes" | "seconds">): string {
  const length = lengthText(story.seconds);
  return isEstimated(story) ? t`about ${length}` : length;
}
