import type { MailChoice } from "@kinora/contracts/notification/mail";
import type { MailGroup } from "@kinora/contracts/notification/mail-groups";
import type { StoredNotification } from "./notification-store.ts";

/** A person's mail address and choices. */
export interface MailRecipient {
  /** Null when there is no verified address. */
  readonly address: string | null;
  /** True when the address was reported as non-existent. */
  readonly bounced: boolean;
  readonly choice: MailChoice;
}

export interface MailRecipients {
  find(userId: string): Promise<MailRecipient>;
  choose(userId: string, choice: MailChoice): Promise<void>;
  /** Records that the address bounced; nothing more is sent to it. */
  bounce(
    userId: string,
    bounced: { readonly address: string; readonly status: number; readonly at: Date },
  ): Promise<void>;
}

/** An attempt to send one mail to one person. */
export interface MailDelivery {
  readonly id: string;
  readonly userId: string;
  readonly notificationId: string | null;
  readonly group: MailGroup;
  readonly createdAt: Date;
  readonly tries: number;
}

export type MailEnd =
  | { readonly state: "sent" | "unneeded" | "failed" }
  | { readonly state: "waiting"; readonly at: Date };

/** Content of the digest. */
export interface WeekTold {
  readonly likes: number;
  readonly unread: number;
}

/** Queue of mails and their outcomes. */
export interface MailDeliveries {
  /**
   * Queues a mail. Does nothing when it is queued already or the person has had `most` mails that
   * day.
   */
  order(
    mail: Omit<MailDelivery, "id" | "tries" | "notificationId"> & {
      readonly notificationId: string;
      readonly at: Date;
      readonly most: number;
    },
  ): Promise<void>;
  /** Queues the weekly digest for everyone who wants it and has news. */
  orderDigests(now: Date): Promise<void>;
  /** Claims the next due mail; it is due again at `until` unless its outcome is stored by then. */
  begin(now: Date, until: Date): Promise<MailDelivery | null>;
  /** Stores the outcome; does nothing when another attempt has begun. */
  end(delivery: MailDelivery, end: MailEnd, status: number | null): Promise<void>;
  /** Returns the notification if it is still relevant; null when it is done or expired. */
  find(userId: string, notificationId: string, now: Date): Promise<StoredNotification | null>;
  week(userId: string, until: Date): Promise<WeekTold>;
  /** Deletes mails that ended before `before`. */
  forget(before: Date): Promise<void>;
}

export interface Mail {
  /** Id of the delivery, the same for every attempt. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** One-click unsubscribe address; null for mails that cannot be unsubscribed from. */
  readonly unsubscribe: string | null;
}

/** A mail kept instead of sent, with its time. */
export interface KeptMail extends Mail {
  readonly at: Date;
}

/** Response of a mail server; status 0 when there was none. */
export interface MailAnswer {
  readonly status: number;
  /** True when the response says that the address does not exist. */
  readonly ofAddress: boolean;
}

/** Hands a mail to a mail server; never throws. */
export type SendMail = (mail: Mail) => Promise<MailAnswer>;
