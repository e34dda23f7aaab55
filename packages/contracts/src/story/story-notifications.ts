import { z } from "zod";
import { storedSentence } from "../message/sentence.ts";
import { storyPause } from "./story.ts";

/** What the author of a story is notified of. */
export const storyNotifications = {
  /** `why`: the sentence that the story shows too. */
  "story.stopped": z.object({ why: storedSentence }),
  "story.waiting": storyPause.extend({ title: z.string() }),
};
