import { importPKCS8, SignJWT } from "jose";
import { z } from "zod";
import { ask, type Exchange, readJson, type UpstreamAnswer } from "../http/exchange.ts";
import type { ServiceAccount } from "./service-account.ts";

/** A token to ask with; or why there is none: they do not know the account, or said nothing of it. */
export type GoogleAccess =
  | { readonly kind: "token"; readonly token: string }
  | { readonly kind: "refused" | "silent" };

export interface GoogleTokens {
  get(): Promise<GoogleAccess>;
  /** The platform does not take the last one: the next is a new one. */
  forget(): void;
}

const SCOPE = "https://www.googleapis.com/auth/cloud-platform";
const GRANT = "urn:ietf:params:oauth:grant-type:jwt-bearer";
/** Seconds that an assertion holds: their longest. */
const ASSERTION_LIFE = 3_600;
/** Milliseconds before its end in which a token is not used any more. */
const MARGIN = 60_000;

const granted = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** Tokens for a service account (RFC 7523): an assertion that its key signs, for a token of an hour, which is kept. */
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

/** That it is us who ask; null: the key cannot sign. */
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

/** Costs nothing. */
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
