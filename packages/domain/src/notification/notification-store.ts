import type { Message, NotificationCode } from "@kinora/contracts/message/message";
import type {
  NotificationAction,
  NotificationKind,
  NotificationTopic,
} from "@kinora/contracts/notification/notification";

/** Text of a notification stored before notifications were messages. */
export interface WrittenWords {
  readonly title: string;
  readonly body: string;
  /** Label of its button. */
  readonly action: string | null;
}

export interface NewNotification {
  readonly userId: string;
  readonly kind: NotificationKind;
  /** Null when it is not about a work. */
  readonly topic: NotificationTopic | null;
  readonly message: Message<NotificationCode>;
  /** Link target, a path of the app. */
  readonly href: string | null;
  /** Button of a notification of kind `action`. */
  readonly action: NotificationAction | null;
  readonly creationId: string | null;
  /** Unique per person forever: "creation:<id>:done", "daily-claim:2026-06-15". */
  readonly dedupeKey: string;
  /** For kind `action`: key of what ends the notification; null when it only ends by expiring. */
  readonly waitsFor: string | null;
  /** Time from which it is hidden; null for never. */
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
}

export interface StoredNotification
  extends Omit<NewNotification, "dedupeKey" | "message" | "waitsFor"> {
  readonly says: Message<NotificationCode> | WrittenWords;
  readonly id: string;
  readonly read: boolean;
}

export interface NotificationPosition {
  readonly createdAt: Date;
  readonly id: string;
}

/** A person's notifications. Ended and expired ones are neither listed nor counted. */
export interface NotificationStore {
  /** Returns null when the person already had one with this key. */
  add(notification: NewNotification): Promise<{ readonly id: string } | null>;
  /**
   * Replaces the person's notification with this key. A read one becomes unread again if it was
   * last raised before `since`.
   *
   * @returns null when the person need not be notified
   */
  raise(notification: NewNotification, since: Date): Promise<{ readonly id: string } | null>;
  /** Newest first, starting after `after`, with the total number of unread ones. */
  list(
    userId: string,
    page: {
      readonly after: NotificationPosition | null;
      readonly limit: number;
      readonly now: Date;
    },
  ): Promise<{ items: StoredNotification[]; unread: number }>;
  /** Returns a notification by id; null when it does not exist or is no longer shown. */
  find(userId: string, id: string, now: Date): Promise<StoredNotification | null>;
  unread(userId: string, now: Date): Promise<number>;
  /**
   * Marks these (null for all) as read, ignoring ids of other people. Returns the number still
   * unread.
   */
  markRead(userId: string, ids: readonly string[] | null, now: Date): Promise<number>;
  /** Ends a notification because its action was performed. */
  end(userId: string, dedupeKey: string, now: Date): Promise<void>;
  /** Returns whether any open notification waits for this key. */
  isAwaited(waitsFor: string): Promise<boolean>;
  /** Ends all notifications that wait for this key, because it is done. */
  endAwaiting(waitsFor: string, now: Date): Promise<void>;
}
