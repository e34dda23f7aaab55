import { Refusal } from "../refusal.ts";
import type { Signed } from "./signed.ts";
import type { AccessTokenStanding, PersonStanding, SessionStanding } from "./standing.ts";

/**
 * Admits a session. A disabled account gets ACCOUNT_DISABLED even when its sessions were ended with
 * it; a session started since then may only use the endpoints that admit suspended accounts.
 *
 * @param suspendedToo true when the endpoint admits suspended accounts
 * @throws Refusal ACCOUNT_DISABLED, SESSION_ENDED
 */
export function admitSession(
  person: PersonStanding | null,
  session: SessionStanding | null,
  now: Date,
  suspendedToo: boolean,
): Signed {
  if (person === null) throw new Refusal("SESSION_ENDED");
  if (!suspendedToo) refuseDisabled(person);
  if (session === null || session.expiresAt <= now) throw new Refusal("SESSION_ENDED");
  const { userId, role, tier } = person;
  return { userId, role, tier, scopes: null, sessionId: session.sessionId };
}

/**
 * Admits a personal access token.
 *
 * @throws Refusal SIGN_IN_REQUIRED (no such token), ACCOUNT_DISABLED, SESSION_ENDED (revoked),
 * TOKEN_EXPIRED
 */
export function admitAccessToken(token: AccessTokenStanding | null, now: Date): Signed {
  if (token === null) throw new Refusal("SIGN_IN_REQUIRED");
  refuseDisabled(token.person);
  if (token.revokedAt !== null) throw new Refusal("SESSION_ENDED");
  if (token.expiresAt <= now) throw new Refusal("TOKEN_EXPIRED");
  const { userId, role, tier } = token.person;
  return { userId, role, tier, scopes: token.scopes, tokenId: token.tokenId };
}

/**
 * Returns whether the last use is to be stored. It is kept to the minute, so a busy script costs
 * one write a minute instead of one per request.
 */
export function isUseWorthKeeping({ lastUsedAt }: AccessTokenStanding, now: Date): boolean {
  return lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= 60_000;
}

function refuseDisabled(person: PersonStanding): void {
  if (person.disabledAt !== null) throw new Refusal("ACCOUNT_DISABLED");
}
