import { z } from "zod";
import { storyPause } from "../story/story.ts";
import { storedSentence } from "./sentence.ts";

/** What the author of a story is notified of. */
export const storyNotifications = {
  /** `why`: the sentence that the story shows too. */
  "story.stopped": z.object({ why: storedSentence }),
  "story.waiting": storyPause.extend({ title: z.string() }),
};
