import type { PushMessage, PushSubscriptionInput } from "@kinora/contracts/notification/push";
import type { StoredNotification } from "./notification-store.ts";

export interface NewPushSubscription extends PushSubscriptionInput {
  readonly userId: string;
  /** With which it goes; null: it was made by a token. */
  readonly sessionId: string | null;
  /** Of the words that are sent there. */
  readonly locale: string;
  readonly createdAt: Date;
}

/** Browsers that are pushed to. */
export interface PushSubscriptions {
  /** Takes the place of one of the same address; of more than `most` of a person the oldest go. */
  add(subscription: NewPushSubscription, most: number): Promise<void>;
  remove(userId: string, endpoint: string): Promise<void>;
}

/** One thing to be said to one browser, by this attempt. */
export interface PushDelivery {
  readonly notificationId: string;
  readonly subscriptionId: string;
  readonly userId: string;
  readonly toldAt: Date;
  readonly tries: number;
  readonly short: boolean;
  readonly to: PushSubscriptionInput;
  readonly locale: string;
}

/** What becomes of one that was begun. */
export type PushEnd =
  | { readonly state: "sent" | "unneeded" | "failed" }
  /** Later; `counts`: as an attempt. */
  | {
      readonly state: "waiting";
      readonly at: Date;
      readonly counts: boolean;
      readonly short: boolean;
    }
  /** The browser is not there any more. */
  | { readonly state: "gone" };

/** What is to be pushed: intents, and what came of them. */
export interface PushDeliveries {
  /** One for each browser of the person; a second call changes nothing. */
  order(
    userId: string,
    notificationId: string,
    told: { readonly toldAt: Date; readonly at: Date },
  ): Promise<void>;
  /** Takes the one that is due first; it is due again at `until` unless its end is known by then. */
  begin(now: Date, until: Date): Promise<PushDelivery | null>;
  /** Nothing happens where another attempt was begun meanwhile. */
  end(delivery: PushDelivery, end: PushEnd, status: number | null): Promise<void>;
  /** What is still to be told; null: it is read, done or too late. */
  find(userId: string, notificationId: string, now: Date): Promise<StoredNotification | null>;
  /** Forgets what ended before. */
  forget(before: Date): Promise<void>;
}

/** What a push service answers; status 0: nothing. */
export interface PushAnswer {
  readonly status: number;
  /** Seconds, where it says when to come again. */
  readonly retryAfter: number | null;
}

/** Sends to a push service of a browser, sealed for it; never throws. */
export type SendPush = (
  to: PushSubscriptionInput,
  message: PushMessage,
  /** Seconds for which the service keeps it. */
  lasts: number,
) => Promise<PushAnswer>;
