import { createHash, createPublicKey, type KeyObject, verify } from "node:crypto";
import { z } from "zod";
import { type Callback, headerOf, isOfNow, type VerifyCallback } from "../callback.ts";
import { ask, type Exchange, readJson } from "../http/exchange.ts";

/** Milliseconds for which keys are cached; fal allows one day at most. */
const KEPT = 24 * 3_600_000;
/** Minimum milliseconds between two key requests caused by unverified signatures. */
const SELDOM = 60_000;
/** Milliseconds to wait for the keys, during which other webhooks are not processed. */
const PATIENCE = 5_000;
/** Length of a signature in bytes. */
const SIGNATURE = 64;

const keySet = z.object({ keys: z.array(z.unknown()) });
const publicKey = z.object({ kty: z.literal("OKP"), crv: z.literal("Ed25519"), x: z.string() });
const body = z.object({ request_id: z.string() });

/** Verifies the Ed25519 signature of fal's webhooks (reference 5) with the keys at a URL. */
export function falCallbacks(jwksUrl: string, exchange: Exchange): VerifyCallback {
  let keys: readonly KeyObject[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;
  const readKeys = (now: number) => {
    readAt = now;
    reading = read().finally(() => {
      reading = null;
    });
    return reading;
  };
  const read = async () => {
    const request = { method: "GET", url: jwksUrl, headers: {}, patience: PATIENCE } as const;
    const answer = await ask(exchange, request);
    const found = answer?.status === 200 ? keySet.safeParse(readJson(answer)).data : undefined;
    if (found) keys = found.keys.flatMap(openKey);
  };
  return async (call, now) => {
    const signed = signedText(call, now);
    if (signed === null) return null;
    const signature = Buffer.from(headerOf(call, "x-fal-webhook-signature"), "hex");
    if (signature.length !== SIGNATURE) return null;
    const isTheirs = () => keys.some((key) => verify(null, Buffer.from(signed), key, signature));
    // Concurrent webhooks share one request for the keys.
    await reading;
    const age = now.getTime() - readAt;
    if (age > KEPT) await readKeys(now.getTime());
    if (!isTheirs()) {
      // The keys may have been rotated.
      if (age <= SELDOM) return null;
      await readKeys(now.getTime());
      if (!isTheirs()) return null;
    }
    return idOf(call);
  };
}

/**
 * Returns an empty list for a key of another type or a malformed one, so that the other keys still
 * count.
 */
function openKey(listed: unknown): readonly KeyObject[] {
  const key = publicKey.safeParse(listed).data;
  if (!key) return [];
  try {
    return [createPublicKey({ key, format: "jwk" })];
  } catch {
    return [];
  }
}

function signedText(call: Callback, now: Date): string | null {
  const [requestId, userId, timestamp] = ["request-id", "user-id", "timestamp"].map((name) =>
    headerOf(call, `x-fal-webhook-${name}`),
  );
  if (!requestId || !timestamp || !isOfNow(timestamp, now)) return null;
  const hash = createHash("sha256").update(call.body).digest("hex");
  return [requestId, userId, timestamp, hash].join("\n");
}

/** Returns null when the header and the body name different orders. */
function idOf(call: Callback): string | null {
  const said = body.safeParse(readJson(call)).data?.request_id;
  return said === headerOf(call, "x-fal-webhook-request-id") ? said : null;
}
