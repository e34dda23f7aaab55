import { importPKCS8, SignJWT } from "jose";
import { z } from "zod";
import { ask, type Exchange, readJson, type UpstreamAnswer } from "../http/exchange.ts";
import type { ServiceAccount } from "./service-account.ts";

/**
 * An access token, or the reason there is none: the account is unknown, or there was no usable
 * answer.
 */
export type GoogleAccess =
  | { readonly kind: "token"; readonly token: string }
  | { readonly kind: "refused" | "silent" };

export interface GoogleTokens {
  get(): Promise<GoogleAccess>;
  /** Discards a token that the platform no longer accepts; the next one is requested anew. */
  forget(): void;
}

const SCOPE = "https://www.googleapis.com/auth/cloud-platform";
const GRANT = "urn:ietf:params:oauth:grant-type:jwt-bearer";
/** Lifetime of an assertion in seconds: the maximum that Google accepts. */
const ASSERTION_LIFE = 3_600;
/** Milliseconds before expiry from which a token is no longer used. */
const MARGIN = 60_000;

const granted = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/**
 * Provides tokens for a service account (RFC 7523): exchanges an assertion signed with its key for
 * a one-hour token, which is cached.
 */
export function openAccessTokens(
  account: ServiceAccount,
  tokenUrl: string,
  exchange: Exchange,
): GoogleTokens {
  let kept: { readonly token: string; readonly until: number } | null = null;
  return {
    async get() {
      if (kept && kept.until > Date.now()) return { kind: "token", token: kept.token };
      const assertion = await signAssertion(account, tokenUrl);
      if (assertion === null) return { kind: "refused" };
      const answer = await askForToken(assertion, tokenUrl, exchange);
      const said = answer?.status === 200 ? granted.safeParse(readJson(answer)).data : undefined;
      if (!said) return { kind: isRefusal(answer) ? "refused" : "silent" };
      const { access_token: token, expires_in: seconds } = said;
      kept = { token, until: Date.now() + seconds * 1_000 - MARGIN };
      return { kind: "token", token };
    },
    forget() {
      kept = null;
    },
  };
}

const isRefusal = (answer: UpstreamAnswer | null): boolean =>
  answer !== null && [400, 401, 403].includes(answer.status);

/** Signs the assertion of our identity; null when the key cannot sign. */
export async function signAssertion(
  { client_email: email, private_key: key, private_key_id: kid }: ServiceAccount,
  tokenUrl: string,
): Promise<string | null> {
  const signing = await importPKCS8(key, "RS256").catch(() => null);
  if (signing === null) return null;
  const now = Math.floor(Date.now() / 1_000);
  return new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: "RS256", typ: "JWT", kid })
    .setIssuer(email)
    .setAudience(tokenUrl)
    .setIssuedAt(now)
    .setExpirationTime(now + ASSERTION_LIFE)
    .sign(signing);
}

/** Exchanges an assertion for a token. Costs nothing. */
export const askForToken = (
  assertion: string,
  tokenUrl: string,
  exchange: Exchange,
): Promise<UpstreamAnswer | null> =>
  ask(exchange, {
    method: "POST",
    url: tokenUrl,
    headers: { accept: "application/json", "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ grant_type: GRANT, assertion }).toString(),
  });
