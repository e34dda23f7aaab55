import {
  NOTIFICATION_KINDS,
  type NotificationKind,
} from "@kinora/contracts/notification/notification";
import type { NotificationSettings } from "@kinora/contracts/notification/notification-settings";

/** Notification settings of each person. */
export interface NotificationSettingsStore {
  /** Returns null when the person has never saved settings. */
  find(userId: string): Promise<NotificationSettings | null>;
  save(userId: string, settings: NotificationSettings, now: Date): Promise<void>;
}

/**
 * Returns a person's settings; by default every kind is on in every channel, without quiet hours.
 */
export async function readNotificationSettings(
  { notificationSettings }: { notificationSettings: Pick<NotificationSettingsStore, "find"> },
  userId: string,
): Promise<NotificationSettings> {
  const chosen = await notificationSettings.find(userId);
  return chosen ?? { kinds: kindsBut([], []), quietHours: null };
}

/** Returns settings with everything on except these kinds. */
export function kindsBut(
  unlisted: readonly string[],
  unpushed: readonly string[],
): NotificationSettings["kinds"] {
  const channelsOf = (kind: NotificationKind) => ({
    inApp: !unlisted.includes(kind),
    push: !unpushed.includes(kind),
  });
  const kinds = NOTIFICATION_KINDS.map((kind) => [kind, channelsOf(kind)] as const);
  return Object.fromEntries(kinds) as NotificationSettings["kinds"];
}
