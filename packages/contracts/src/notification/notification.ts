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
/** What happened to the work or order that it refers to. */
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
/** Function of the button of kind `action`: claim the daily gems in place, or open `href`. */
export const NOTIFICATION_ACTIONS = ["daily-claim", "open"] as const;
export type NotificationAction = (typeof NOTIFICATION_ACTIONS)[number];
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const notification = z
  .object({
    id: z.string(),
    kind: z.enum(NOTIFICATION_KINDS),
    topic: z.enum(NOTIFICATION_TOPICS).nullable(),
    /** Code of the message, with its parameters; null for those stored as words only. */
    code: z.string().nullable(),
    params: z.record(z.string(), z.unknown()),
    /** The same in words, in the language of the request. */
    title: z.string(),
    body: z.string(),
    /** Link target, a path of the app. */
    href: z.string().nullable(),
    /** For kind `action`: its button, which disappears once done or expired. */
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
/** POST /api/notifications/read: these, or all when `ids` is omitted. */
export const readNotifications = z.strictObject({
  ids: z
    .array(unshown(z.string().min(1).max(64), "an id"))
    .max(200)
    .optional(),
});
