import type { GooglePlaySettings } from "@kinora/contracts/billing/google-play-settings";
import type { StoreNotice } from "@kinora/domain/billing/storefront";
import { StoreUnreachable } from "@kinora/domain/store-unreachable";
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import { readPush } from "./read-push.ts";

const ISSUERS = ["accounts.google.com", "https://accounts.google.com"];
/** Seconds by which Google's clock and ours may differ. */
const TOLERANCE = 30;

/** A push as it arrived. */
export interface PlayPushRequest {
  readonly authorization: string | undefined;
  readonly body: string;
}

/** Opens the keys that Google signs tokens with; they are kept, and asked for again when one is new. */
export const openPushKeys = ({ simulator }: GooglePlaySettings): JWTVerifyGetKey =>
  createRemoteJWKSet(
    new URL(
      simulator === null
        ? "https://www.googleapis.com/oauth2/v3/certs"
        : `${simulator}/oauth2/v3/certs`,
    ),
    { cooldownDuration: 10_000 },
  );

/**
 * Verifies that a notification was pushed by our subscription of Google's Pub/Sub, and returns what
 * it is about. Null when it is forged, stale, for others, or no notification.
 *
 * @see https://cloud.google.com/pubsub/docs/authenticate-push-subscriptions
 * @throws StoreUnreachable when Google's keys can't be had: the push must come again
 */
export async function verifyPush(
  { push, packageName }: GooglePlaySettings,
  keys: JWTVerifyGetKey,
  { authorization = "", body }: PlayPushRequest,
  now: Date,
): Promise<StoreNotice | null> {
  const [, token] = /^Bearer ([\w.-]+)$/.exec(authorization) ?? [];
  if (token === undefined) return null;
  try {
    const { payload } = await jwtVerify(token, keys, {
      ...{ algorithms: ["RS256"], issuer: ISSUERS, audience: push.audience },
      ...{ currentDate: now, clockTolerance: TOLERANCE, requiredClaims: ["exp", "iat"] },
    });
    if (payload.email !== push.email || payload.email_verified !== true) return null;
  } catch (error) {
    if (isForgery(error)) return null;
    throw new StoreUnreachable("Google's keys", { cause: error });
  }
  return readPush(body, packageName);
}

/** Everything but keys that can't be had. */
const isForgery = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  error.code !== errors.JWKSTimeout.code &&
  error.code !== errors.JWKSInvalid.code &&
  error.code !== errors.JOSEError.code;
