import { z } from "zod";
import { unshown } from "../field/unshown.ts";

const base64url = (letters: number) =>
  unshown(z.string().regex(new RegExp(`^[\\w-]{${letters}}={0,2}$`)), "a key");

/** What a browser is pushed to by, as `PushSubscription.toJSON()` has it. */
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

/** `key`: of this server, for `applicationServerKey`; null: it does not push. */
export const pushKey = z.object({ key: z.string().nullable() });

/** What the service worker of the app is handed. */
export interface PushMessage {
  /** The same for what is sent again, another where something became more. */
  readonly id: string;
  /** Of the notification: a later one takes its place on the screen. */
  readonly tag: string;
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  /** The page that a press opens. */
  readonly path: string;
}
