import {
  NOTIFICATION_KINDS,
  type NotificationKind,
} from "@kinora/contracts/notification/notification";
import type { NotificationSettings } from "@kinora/contracts/notification/notification-settings";

/** How each person is told. */
export interface NotificationSettingsStore {
  /** Null: they have chosen nothing yet. */
  find(userId: string): Promise<NotificationSettings | null>;
  save(userId: string, settings: NotificationSettings, now: Date): Promise<void>;
}

/** How a person is told; of all, everywhere and at any time, until they choose. */
export async function readNotificationSettings(
  { notificationSettings }: { notificationSettings: Pick<NotificationSettingsStore, "find"> },
  userId: string,
): Promise<NotificationSettings> {
  const chosen = await notificationSettings.find(userId);
  return chosen ?? { kinds: kindsBut([], []), quietHours: null };
}

/** Everything is on but these. */
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
