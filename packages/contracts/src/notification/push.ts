import { z } from "zod";
import { unshown } from "../field/unshown.ts";

const base64url = (letters: number) =>
  unshown(z.string().regex(new RegExp(`^[\\w-]{${letters}}={0,2}$`)), "a key");

/** Push subscription of a browser, as in `PushSubscription.toJSON()`. */
export const pushSubscription = z.strictObject({
  endpoint: unshown(z.url().max(2_000), "the address of a push service"),
  keys: z.strictObject({
    /** A point of P-256. */
    p256dh: base64url(87),
    auth: base64url(22),
  }),
});
export type PushSubscriptionInput = z.infer<typeof pushSubscription>;

export const pushEnd = pushSubscription.pick({ endpoint: true });

/** `key` of this server for `applicationServerKey`; null when push is off. */
export const pushKey = z.object({ key: z.string().nullable() });

/** Message to the service worker of the app. */
export interface PushMessage {
  /** Stays the same when a message is sent again, and changes when its count grows. */
  readonly id: string;
  /** Tag of the notification; a later one replaces it on the screen. */
  readonly tag: string;
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  /** Page that opens on click. */
  readonly path: string;
}
