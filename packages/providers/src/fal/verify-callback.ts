import { createHash, createPublicKey, type KeyObject, verify } from "node:crypto";
import { z } from "zod";
import { type Callback, headerOf, isOfNow, type VerifyCallback } from "../callback.ts";
import { ask, type Exchange, readJson } from "../http/exchange.ts";

/** Milliseconds that keys are kept; fal asks for a day at most. */
const KEPT = 24 * 3_600_000;
/** Milliseconds between two looks for keys that a wrong signature asked for. */
const SELDOM = 60_000;
/** Milliseconds that calls wait for the keys: so long they keep others from being read. */
const PATIENCE = 5_000;
/** Bytes of a signature. */
const SIGNATURE = 64;

const keySet = z.object({ keys: z.array(z.unknown()) });
const publicKey = z.object({ kty: z.literal("OKP"), crv: z.literal("Ed25519"), x: z.string() });
const body = z.object({ request_id: z.string() });

/** Checks the Ed25519 signature of fal's calls (reference 5) by the keys at an address. */
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
    // Of calls that come together the first asks, and all wait for it.
    await reading;
    const age = now.getTime() - readAt;
    if (age > KEPT) await readKeys(now.getTime());
    if (!isTheirs()) {
      // New keys, perhaps.
      if (age <= SELDOM) return null;
      await readKeys(now.getTime());
      if (!isTheirs()) return null;
    }
    return idOf(call);
  };
}

/** None of a key of another kind, or that nobody can open: the others count. */
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

/** The header and the body speak of the same order, or neither is believed. */
function idOf(call: Callback): string | null {
  const said = body.safeParse(readJson(call)).data?.request_id;
  return said === headerOf(call, "x-fal-webhook-request-id") ? said : null;
}
