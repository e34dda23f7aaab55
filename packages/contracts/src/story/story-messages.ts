import { z } from "zod";
import { storyPause } from "./story.ts";

/** What is said of a story to its author. */
export const storyMessages = {
  /** `why`: the sentence that the story shows too. */
  "story.stopped": z.object({ why: z.string() }),
  "story.waiting": storyPause.extend({ title: z.string() }),
};
