import { z } from "zod";
import { creationCard } from "../creation/creation.ts";
import { unshown } from "../field/unshown.ts";

export const NOTIFICATION_KINDS = [
  "video",
  "video fail",
  "story",
  "story fail",
  "music",
  "music fail",
  "image",
  "image fail",
  "challenge",
  "badge",
  "action",
] as const;
/** What happened to the work that it is about, or to what was asked for. */
export const NOTIFICATION_TOPICS = [
  "made",
  "checked",
  "restricted",
  "liked",
  "commented",
  "mentioned",
  "remixed",
  "collected",
  "posted",
] as const;
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];
/** What the button of kind `action` does: claim the day's gems where it stands, or open the page of `href`. */
export const NOTIFICATION_ACTIONS = ["daily-claim", "open"] as const;
export type NotificationAction = (typeof NOTIFICATION_ACTIONS)[number];
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const notification = z
  .object({
    id: z.string(),
    kind: z.enum(NOTIFICATION_KINDS),
    topic: z.enum(NOTIFICATION_TOPICS).nullable(),
    /** What it says, as a code with what it speaks of; null for those that were only written in words. */
    code: z.string().nullable(),
    params: z.record(z.string(), z.unknown()),
    /** The same in words, in the language the request asks for. */
    title: z.string(),
    body: z.string(),
    /** Where a press leads, a path of the app. */
    href: z.string().nullable(),
    /** Kind `action`: the button it carries; gone once done or expired. */
    action: z.object({ label: z.string(), kind: z.enum(NOTIFICATION_ACTIONS) }).nullable(),
    creation: creationCard
      .pick({ id: true, kind: true, thumbhash: true, media: true, width: true, height: true })
      .nullable(),
    read: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Notification" });
export type Notification = z.infer<typeof notification>;

export const notificationPage = z.object({
  items: z.array(notification),
  nextCursor: z.string().nullable(),
  unread: z.number().int(),
});
/** POST /api/notifications/read: these, or all when `ids` is left out. */
export const readNotifications = z.strictObject({
  ids: z
    .array(unshown(z.string().min(1).max(64), "an id"))
    .max(200)
    .optional(),
});
