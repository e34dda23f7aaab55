import type { SceneView, Story } from "@kinora/contracts/story/story";
import { plural, t } from "@lingui/core/macro";
import { lengthText } from "../../../ui/clock-text.ts";
import { wholeSeconds } from "./lay-out.ts";

/**
 * How long a scene is, "6 s", or "about 6 s" until its words were spoken.
 *
 * @param adds all lengths are known and add up to the whole; else a scene's own does not change with those before it
 */
export function sceneLength(view: SceneView, adds: boolean): string {
  const seconds = adds ? wholeSeconds(view) : Math.round(view.seconds);
  return view.estimated ? t`about ${seconds} s` : t`${seconds} s`;
}

/** A length of the whole that voices may still change. */
export function isEstimated({ scenes }: Pick<Story, "scenes">): boolean {
  return scenes.some(({ estimated }) => estimated);
}

/** How much there is of a story, "5 scenes · about 30 s". */
export function storyLength(scenes: number, seconds: number, estimated: boolean): string {
  const whole = Math.round(seconds);
  return estimated
    ? t`${plural({ count: scenes }, { one: "# scene", other: "# scenes" })} · about ${{ seconds: whole }} s`
    : t`${plural({ count: scenes }, { one: "# scene", other: "# scenes" })} · ${{ seconds: whole }} s`;
}

/** How long the film is, "0:12", or "about 0:12" until all words were spoken. */
export function filmLength(story: Pick<Story, "scenes" | "seconds">): string {
  const length = lengthText(story.seconds);
  return isEstimated(story) ? t`about ${length}` : length;
}
