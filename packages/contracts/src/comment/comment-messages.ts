import { z } from "zod";
import { FLAG_REASONS } from "../moderation/report.ts";
import { CONTENT_KINDS } from "../prompt/vocabulary.ts";

const ofWork = z.object({ kind: z.enum(CONTENT_KINDS), prompt: z.string() });
/** `by` is the id of who wrote the latest, with their name. */
const growing = ofWork.extend({ by: z.string(), name: z.string(), others: z.number().int() });

/** Notifications about comments. */
export const commentNotifications = {
  "comment.commented": growing,
  "comment.replied": growing,
  /** `others`: further mentions. */
  "comment.mentioned": growing,
  "comment.waits": ofWork,
  "comment.takenDown": z.object({ rule: z.enum(FLAG_REASONS), reason: z.string() }),
  "comment.back": z.object({}),
  "comment.stays": z.object({}),
  "comment.appeal": z.object({}),
};
