import type { MailChoice } from "@kinora/contracts/notification/mail";
import type { MailGroup } from "@kinora/contracts/notification/mail-groups";
import type { StoredNotification } from "./notification-store.ts";

/** Where a person's mails go. */
export interface MailRecipient {
  /** Null: there is none that is verified. */
  readonly address: string | null;
  /** It was said not to exist. */
  readonly bounced: boolean;
  readonly choice: MailChoice;
}

export interface MailRecipients {
  find(userId: string): Promise<MailRecipient>;
  choose(userId: string, choice: MailChoice): Promise<void>;
  /** From now on nothing is sent to this address of theirs. */
  bounce(
    userId: string,
    bounced: { readonly address: string; readonly status: number; readonly at: Date },
  ): Promise<void>;
}

/** One mail to one person, by this attempt. */
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

/** What the digest tells. */
export interface WeekTold {
  readonly likes: number;
  readonly unread: number;
}

/** What is to be mailed: intents, and what came of them. */
export interface MailDeliveries {
  /** A second call changes nothing, nor does one of more than `most` a day. */
  order(
    mail: Omit<MailDelivery, "id" | "tries" | "notificationId"> & {
      readonly notificationId: string;
      readonly at: Date;
      readonly most: number;
    },
  ): Promise<void>;
  /** The digest of a week, for all who want it and have something to be told. */
  orderDigests(now: Date): Promise<void>;
  /** Takes the one that is due first; it is due again at `until` unless its end is known by then. */
  begin(now: Date, until: Date): Promise<MailDelivery | null>;
  /** Nothing happens where another attempt was begun meanwhile. */
  end(delivery: MailDelivery, end: MailEnd, status: number | null): Promise<void>;
  /** What is still true; null: it is done or too late. */
  find(userId: string, notificationId: string, now: Date): Promise<StoredNotification | null>;
  week(userId: string, until: Date): Promise<WeekTold>;
  /** Forgets what ended before. */
  forget(before: Date): Promise<void>;
}

export interface Mail {
  /** Of its delivery: the same mail sent again has the same one. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where one press ends such mails; null: they have no end. */
  readonly unsubscribe: string | null;
}

/** A mail that was not sent, and when it would have been. */
export interface KeptMail extends Mail {
  readonly at: Date;
}

/** What a mail server answers; status 0: nothing. */
export interface MailAnswer {
  readonly status: number;
  /** Did it say that there is no such address? */
  readonly ofAddress: boolean;
}

/** Hands a mail to a mail server; never throws. */
export type SendMail = (mail: Mail) => Promise<MailAnswer>;
