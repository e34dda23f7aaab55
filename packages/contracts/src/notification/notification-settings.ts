import { z } from "zod";
import { says } from "../field/field-sentence.ts";
import { unshown } from "../field/unshown.ts";
import { NOTIFICATION_KINDS } from "./notification.ts";

const time = unshown(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), "a time of day");

/**
 * Nothing is pushed during this period, which may span midnight; notifications from it are pushed
 * at its end.
 */
export const quietHours = z
  .strictObject({
    from: time,
    to: time,
    /** IANA time zone of these times, as named by the browser. */
    zone: unshown(
      z.string().max(64).refine(isTimeZone, says("field.timeZone")),
      "the name of a time zone",
    ),
  })
  .refine(({ from, to }) => from !== to, { ...says("field.sameTime"), path: ["to"] });
export type QuietHours = z.infer<typeof quietHours>;

/** Channels of one kind of notification. Kind `action` is always in the list. */
const channels = z.strictObject({ inApp: z.boolean(), push: z.boolean() });

/** GET and PUT /api/notifications/settings. */
export const notificationSettings = z
  .strictObject({
    kinds: z
      .record(z.enum(NOTIFICATION_KINDS), channels)
      .refine((kinds) => kinds.action?.inApp !== false, {
        ...says("field.alwaysOn"),
        path: ["action", "inApp"],
      }),
    quietHours: quietHours.nullable(),
  })
  .meta({ id: "NotificationSettings" });
export type NotificationSettings = z.infer<typeof notificationSettings>;

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
