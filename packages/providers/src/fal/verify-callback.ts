import { createHash, createPublicKey, type KeyObject, verify } from "node:crypto";
import { z } from "zod";
import { type Callback, headerOf, isOfNow, type VerifyCallback } from "../callback.ts";
import { ask, type Exchange, readJson } from "../http/exchange.ts";
import { KEYS_PATIENCE, openSigningKeys } from "../signing-keys.ts";

/** Length of a signature in bytes. */
const SIGNATURE = 64;

const keySet = z.object({ keys: z.array(z.unknown()) });
const publicKey = z.object({ kty: z.literal("OKP"), crv: z.literal("Ed25519"), x: z.string() });
const body = z.object({ request_id: z.string() });

/** Verifies the Ed25519 signature of fal's webhooks (reference 5) with the keys at a URL. */
export function falCallbacks(jwksUrl: string, exchange: Exchange): VerifyCallback {
  const keys = openSigningKeys(async () => {
    const request = { method: "GET", url: jwksUrl, headers: {}, patience: KEYS_PATIENCE } as const;
    const answer = await ask(exchange, request);
    const found = answer?.status === 200 ? keySet.safeParse(readJson(answer)).data : undefined;
    return found ? found.keys.flatMap(openKey) : null;
  });
  return async (call, now) => {
    const signed = signedText(call, now);
    if (signed === null) return null;
    const signature = Buffer.from(headerOf(call, "x-fal-webhook-signature"), "hex");
    if (signature.length !== SIGNATURE) return null;
    const isTheirs = (key: KeyObject) => verify(null, Buffer.from(signed), key, signature);
    return (await keys.some(isTheirs, now)) ? idOf(call) : null;
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
