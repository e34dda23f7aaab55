import type { PushMessage, PushSubscriptionInput } from "@kinora/contracts/notification/push";
import type { StoredNotification } from "./notification-store.ts";

export interface NewPushSubscription extends PushSubscriptionInput {
  readonly userId: string;
  /** Session it ends with; null when it was made with a token. */
  readonly sessionId: string | null;
  /** Language of its messages. */
  readonly locale: string;
  readonly createdAt: Date;
}

/** Browsers subscribed to push messages. */
export interface PushSubscriptions {
  /**
   * Adds a subscription, replacing one with the same endpoint; removes a person's oldest beyond
   * `most`.
   */
  add(subscription: NewPushSubscription, most: number): Promise<void>;
  remove(userId: string, endpoint: string): Promise<void>;
}

/** An attempt to send one notification to one browser. */
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

/** Outcome of an attempt. */
export type PushEnd =
  | { readonly state: "sent" | "unneeded" | "failed" }
  /** Retry later; `counts` is true when this was a real attempt. */
  | {
      readonly state: "waiting";
      readonly at: Date;
      readonly counts: boolean;
      readonly short: boolean;
    }
  /** The subscription no longer exists. */
  | { readonly state: "gone" };

/** Queue of push messages and their outcomes. */
export interface PushDeliveries {
  /** Queues one for each browser of the person. Idempotent. */
  order(
    userId: string,
    notificationId: string,
    told: { readonly toldAt: Date; readonly at: Date },
  ): Promise<void>;
  /**
   * Claims the next due message; it is due again at `until` unless its outcome is stored by then.
   */
  begin(now: Date, until: Date): Promise<PushDelivery | null>;
  /** Stores the outcome; does nothing when another attempt has begun. */
  end(delivery: PushDelivery, end: PushEnd, status: number | null): Promise<void>;
  /** Returns the notification if it is still relevant; null when it is read, done or expired. */
  find(userId: string, notificationId: string, now: Date): Promise<StoredNotification | null>;
  /** Deletes messages that ended before `before`. */
  forget(before: Date): Promise<void>;
}

/** Response of a push service; status 0 when there was none. */
export interface PushAnswer {
  readonly status: number;
  /** Seconds until a retry, if the service states them. */
  readonly retryAfter: number | null;
}

/** Encrypts a message for a browser and sends it to its push service; never throws. */
export type SendPush = (
  to: PushSubscriptionInput,
  message: PushMessage,
  /** Seconds for which the service keeps it. */
  lasts: number,
) => Promise<PushAnswer>;
