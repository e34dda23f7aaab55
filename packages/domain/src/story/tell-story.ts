import { storyOf } from "@kinora/contracts/prompt/recipe";
import type { Creation } from "../creation/creation.ts";
import type { PublishSignal } from "../event/signal.ts";

/** Tells the owner's storyboard that something of its film changed; of other creations nothing. */
export async function tellStory(
  { userId, recipe }: Pick<Creation, "userId" | "recipe">,
  publish: PublishSignal,
): Promise<void> {
  const story = storyOf(recipe);
  if (story) await publish({ userId, type: "story", subjectId: story.storyId });
}
