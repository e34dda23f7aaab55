import type { Message, NotificationCode } from "@kinora/contracts/message/message";
import type {
  NotificationAction,
  NotificationKind,
  NotificationTopic,
} from "@kinora/contracts/notification/notification";

/** The words of a notification that was written before notifications were messages. */
export interface WrittenWords {
  readonly title: string;
  readonly body: string;
  /** On its button. */
  readonly action: string | null;
}

export interface NewNotification {
  readonly userId: string;
  readonly kind: NotificationKind;
  /** Null: it is about no work. */
  readonly topic: NotificationTopic | null;
  readonly message: Message<NotificationCode>;
  /** Where a press leads, a path of the app. */
  readonly href: string | null;
  /** The button of kind `action`. */
  readonly action: NotificationAction | null;
  readonly creationId: string | null;
  /** One notification a person and key, for ever: "creation:<id>:done", "daily-claim:2026-06-15". */
  readonly dedupeKey: string;
  /** Of kind `action`: once this is done it is over; null: it has no other end than that it expires. */
  readonly waitsFor: string | null;
  /** From then on it is not shown; null: never. */
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

/** A person's notifications. Those ended or expired are neither listed nor counted. */
export interface NotificationStore {
  /** null when the person has had one of this key: nothing was added. */
  add(notification: NewNotification): Promise<{ readonly id: string } | null>;
  /**
   * Puts one in the place of what the person has had of this key. One that was read is unread again where it was last
   * raised before `since`.
   *
   * @returns null when nobody need hear of it
   */
  raise(notification: NewNotification, since: Date): Promise<{ readonly id: string } | null>;
  /** Newest first, after `after` when given, with the count of all unread ones. */
  list(
    userId: string,
    page: {
      readonly after: NotificationPosition | null;
      readonly limit: number;
      readonly now: Date;
    },
  ): Promise<{ items: StoredNotification[]; unread: number }>;
  /** One by its id; null when it is not shown (any more). */
  find(userId: string, id: string, now: Date): Promise<StoredNotification | null>;
  unread(userId: string, now: Date): Promise<number>;
  /** Marks these (null: all) as read; ids of others are passed over. Returns what stays unread. */
  markRead(userId: string, ids: readonly string[] | null, now: Date): Promise<number>;
  /** Takes a notification away because what it asked for is done. */
  end(userId: string, dedupeKey: string, now: Date): Promise<void>;
  /** Does anybody still have one that waits for this? */
  isAwaited(waitsFor: string): Promise<boolean>;
  /** Takes from everybody what waits for this, because it is done. */
  endAwaiting(waitsFor: string, now: Date): Promise<void>;
}
