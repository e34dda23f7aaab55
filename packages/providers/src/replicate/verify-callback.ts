import { createHmac, timingSafeEqual } from "node:crypto";
import { type Callback, headerOf, isOfNow, type VerifyCallback } from "../callback.ts";
import { readJson } from "../http/exchange.ts";
import { prediction } from "./read-replicate.ts";

/**
 * Verifies the signature of Replicate's webhooks with the account's secret (`whsec_…`): Standard
 * Webhooks, including the time window that Replicate's own client omits.
 */
export function replicateCallbacks(secret: string): VerifyCallback {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  return async (call, now) => {
    const timestamp = headerOf(call, "webhook-timestamp");
    if (!isOfNow(timestamp, now)) return null;
    const text = `${headerOf(call, "webhook-id")}.${timestamp}.${call.body}`;
    const ours = createHmac("sha256", key).update(text).digest();
    return isSigned(call, ours) ? (prediction.safeParse(readJson(call)).data?.id ?? null) : null;
  };
}

/** "v1,<base64> v1,<base64>": two signatures while a secret is being rotated. */
function isSigned(call: Callback, ours: Buffer): boolean {
  return headerOf(call, "webhook-signature")
    .split(" ")
    .some((part) => {
      const theirs = Buffer.from(part.replace(/^v1,/, ""), "base64");
      return (
        part.startsWith("v1,") && theirs.length === ours.length && timingSafeEqual(theirs, ours)
      );
    });
}
