import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { type Callback, headerOf, isOfNow, type VerifyCallback } from "../callback.ts";
import { ask, type Exchange, readJson } from "../http/exchange.ts";
import { KEYS_PATIENCE, openSigningKeys } from "../signing-keys.ts";
import { prediction } from "./read-replicate.ts";
import { replicateHeaders } from "./replicate-provider.ts";

/** An account's secret, `whsec_…`. */
const secretAnswer = z.object({ key: z.string().regex(/^whsec_[\w+/=-]{16,}$/) });
/** Length of a signature in bytes. */
const SIGNATURE = 32;

/** Where the secret that signs the webhooks comes from. */
export interface ReplicateSecret {
  /** The secret in the environment; without one, the token's account is asked for it. */
  readonly secret: string | undefined;
  readonly token: string;
  /** Origin, without a trailing slash. */
  readonly url: string;
}

/**
 * Verifies the signature of Replicate's webhooks with the account's secret (reference 6): Standard
 * Webhooks, including the time window that Replicate's own client omits.
 */
export function replicateCallbacks(
  { secret, token, url }: ReplicateSecret,
  exchange: Exchange,
): VerifyCallback {
  const given = secret ? [keyOf(secret)] : null;
  const keys = openSigningKeys(async () => {
    if (given) return given;
    const answer = await ask(exchange, {
      ...{ method: "GET", url: `${url}/v1/webhooks/default/secret`, patience: KEYS_PATIENCE },
      headers: replicateHeaders(token),
    });
    const found =
      answer?.status === 200 ? secretAnswer.safeParse(readJson(answer)).data : undefined;
    return found ? [keyOf(found.key)] : null;
  });
  return async (call, now) => {
    const timestamp = headerOf(call, "webhook-timestamp");
    if (!isOfNow(timestamp, now)) return null;
    const signatures = signaturesOf(call);
    if (signatures.length === 0) return null;
    const text = `${headerOf(call, "webhook-id")}.${timestamp}.${call.body}`;
    const isTheirs = (key: Buffer) => {
      const ours = createHmac("sha256", key).update(text).digest();
      return signatures.some((theirs) => timingSafeEqual(theirs, ours));
    };
    if (!(await keys.some(isTheirs, now))) return null;
    return prediction.safeParse(readJson(call)).data?.id ?? null;
  };
}

const keyOf = (secret: string): Buffer => Buffer.from(secret.replace(/^whsec_/, ""), "base64");

/** "v1,<base64> v1,<base64>": two signatures while a secret is being rotated. */
const signaturesOf = (call: Callback): readonly Buffer[] =>
  headerOf(call, "webhook-signature")
    .split(" ")
    .filter((part) => part.startsWith("v1,"))
    .map((part) => Buffer.from(part.slice("v1,".length), "base64"))
    .filter(({ length }) => length === SIGNATURE);
