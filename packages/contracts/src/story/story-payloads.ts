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
  /** A moderator found it to be child abuse, which the admins decide. */
  "story.referred": z.object({ byId: z.string(), at: z.iso.datetime() }),
  /** An admin decided what was referred to them. */
  "story.referralDecided": nothing,
  "story.paused": storyPause.extend({ version: z.number().int() }),
};
