import { z } from "zod";
import { CONTENT_KINDS } from "../prompt/vocabulary.ts";
import { FLAG_REASONS } from "./report.ts";

/** Title of a storyboard; empty when it is deleted, and in notifications of older versions. */
const title = z.string().default("");

/** Notifications to staff, and to users about decisions on their profile and storyboards. */
export const moderationNotifications = {
  "moderation.appeal": z.object({ kind: z.enum(CONTENT_KINDS) }),
  "moderation.referral": z.object({ kind: z.enum(CONTENT_KINDS) }),
  "moderation.profileReferral": z.object({}),
  "moderation.profileAppeal": z.object({}),
  "moderation.profileTakenDown": z.object({ rule: z.enum(FLAG_REASONS), reason: z.string() }),
  "moderation.profileHidden": z.object({}),
  "moderation.profileShown": z.object({}),
  "moderation.overdue": z.object({ count: z.int() }),
  "moderation.profileBack": z.object({}),
  "moderation.profileStays": z.object({}),
  "moderation.boardAppeal": z.object({}),
  "moderation.boardClosed": z.object({ title, rule: z.enum(FLAG_REASONS), reason: z.string() }),
  "moderation.boardFree": z.object({ title }),
  "moderation.boardStaysClosed": z.object({ title }),
};
