import { z } from "zod";
import { storyPause } from "./story.ts";

const gems = z.number().int();
const pictures = z.number().int();

/** What the author of a story is notified of. */
export const storyNotifications = {
  /** `why`: the sentence that the story shows too. */
  "story.stopped": z.object({ why: z.string() }),
  "story.waiting": storyPause.extend({ title: z.string() }),
};

export const storySentences = {
  /** What the gems were for. */
  "story.ordered": z.object({ task: z.enum(["script", "update", "preview"]) }),
};

/** What work on a story costs, and how that came about. */
export const storyPriceSentences = {
  "story.scriptPrice": z.object({ gems }),
  /** `perGem` seconds of film for a gem; `gems` for each picture that has to be drawn. No seconds: the least. */
  "story.renderPrice": z.object({ seconds: z.number(), perGem: z.number(), pictures, gems }),
};
