import type { GooglePlaySettings } from "@kinora/contracts/billing/google-play-settings";
import { StoreUnreachable } from "@kinora/domain/store-unreachable";
import { importPKCS8, SignJWT } from "jose";

const SCOPE = "https://www.googleapis.com/auth/androidpublisher";
const GRANT = "urn:ietf:params:oauth:grant-type:jwt-bearer";
/** Lifetime of an assertion in seconds: the maximum that Google accepts. */
const ASSERTION_LIFE = 3_600;
const PATIENCE = 10_000;

/** An access token, and when it stops being one, in milliseconds of this machine's clock. */
export interface PlayAccess {
  readonly access_token: string;
  readonly expiry_date: number;
}

/**
 * Exchanges an assertion signed with the service account's key for an access token (RFC 7523).
 *
 * @see https://developers.google.com/identity/protocols/oauth2/service-account#httprest
 * @throws StoreUnreachable, also when Google refuses the account
 */
export async function grantAccess(settings: GooglePlaySettings): Promise<PlayAccess> {
  const url =
    settings.simulator === null
      ? "https://oauth2.googleapis.com/token"
      : `${settings.simulator}/token`;
  const assertion = await signAssertion(settings, url);
  const answer = await fetch(url, {
    method: "POST",
    body: new URLSearchParams({ grant_type: GRANT, assertion }),
    redirect: "error",
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => null);
  const said: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  const access = accessOf(said);
  if (access === null)
    throw new StoreUnreachable(`Google Play: no access, ${answer?.status ?? "no answer"}`);
  return access;
}

async function signAssertion({ account }: GooglePlaySettings, audience: string): Promise<string> {
  const second = Math.floor(Date.now() / 1_000);
  return new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: "RS256", typ: "JWT", kid: account.private_key_id })
    .setIssuer(account.client_email)
    .setAudience(audience)
    .setIssuedAt(second)
    .setExpirationTime(second + ASSERTION_LIFE)
    .sign(await importPKCS8(account.private_key, "RS256"));
}

function accessOf(said: unknown): PlayAccess | null {
  if (typeof said !== "object" || said === null) return null;
  const { access_token: token, expires_in: seconds } = said as Record<string, unknown>;
  if (typeof token !== "string" || typeof seconds !== "number") return null;
  return { access_token: token, expiry_date: Date.now() + seconds * 1_000 };
}
