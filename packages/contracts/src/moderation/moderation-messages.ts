import { z } from "zod";
import { CONTENT_KINDS } from "../prompt/vocabulary.ts";
import { FLAG_REASONS } from "./report.ts";

/** What the staff is notified of, and people whose profile was decided on. */
export const moderationNotifications = {
  "moderation.appeal": z.object({ kind: z.enum(CONTENT_KINDS) }),
  "moderation.profileAppeal": z.object({}),
  "moderation.profileTakenDown": z.object({ rule: z.enum(FLAG_REASONS), reason: z.string() }),
  "moderation.profileBack": z.object({}),
  "moderation.profileStays": z.object({}),
};
