import { z } from "zod";
import { storyPause } from "./story.ts";

const nothing = z.object({});

/** Events of stories. */
export const storyPayloads = {
  "story.changed": nothing,
  "story.deleted": nothing,
  "story.failed": z.object({ jobId: z.string() }),
  /** Its link was closed by a rule. */
  "story.restricted": z.object({ decisionId: z.string() }),
  "story.contested": z.object({ decisionId: z.string() }),
  "story.reviewed": z.object({ decisionId: z.string(), granted: z.boolean() }),
  "story.paused": storyPause.extend({ version: z.number().int() }),
};
