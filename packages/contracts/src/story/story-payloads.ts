import { z } from "zod";
import { storyPause } from "./story.ts";

const nothing = z.object({});

/** Events of stories. */
export const storyPayloads = {
  "story.changed": nothing,
  "story.deleted": nothing,
  "story.failed": z.object({ jobId: z.string() }),
  "story.paused": storyPause.extend({ version: z.number().int() }),
};
