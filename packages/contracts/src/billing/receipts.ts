import { z } from "zod";

/** POST /api/billing/receipts: proof of something that was bought in the app. */
export const receipt = z.discriminatedUnion("store", [
  z.strictObject({
    store: z.literal("app_store"),
    /** A transaction as the App Store signed it (JWS). */
    signedTransaction: z.string().min(1).max(16_000),
  }),
  z.strictObject({
    store: z.literal("google_play"),
    purchaseToken: z.string().min(1).max(2_000),
    /** Google Play's id of the product or subscription. */
    product: z.string().min(1).max(200),
  }),
]);
export type StoreReceipt = z.infer<typeof receipt>;

/** What a receipt was of; it is the caller's from now on. */
export const presentedReceipt = z
  .object({
    noun: z.enum(["purchase", "subscription"]),
    id: z.string(),
  })
  .meta({ id: "PresentedReceipt" });
export type PresentedReceipt = z.infer<typeof presentedReceipt>;

/** GET /api/billing/account-token */
export const accountToken = z
  .object({
    /** Given to the phone's store with a purchase, so that it is known whose it is. */
    token: z.uuid(),
  })
  .meta({ id: "AccountToken" });
