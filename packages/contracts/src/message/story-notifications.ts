import { z } from "zod";
import { storyPause } from "../story/story.ts";
import { storedSentence } from "./sentence.ts";

/** Notifications to the author of a story. */
export const storyNotifications = {
  /** `why` is the sentence that the story shows, too. */
  "story.stopped": z.object({ why: storedSentence }),
  "story.waiting": storyPause.extend({ title: z.string() }),
};
