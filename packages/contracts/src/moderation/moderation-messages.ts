import { z } from "zod";
import { CONTENT_KINDS } from "../prompt/vocabulary.ts";

/** What the staff is notified of. */
export const moderationNotifications = {
  "moderation.appeal": z.object({ kind: z.enum(CONTENT_KINDS) }),
};
