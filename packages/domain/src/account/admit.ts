import { Refusal } from "../refusal.ts";
import type { Signed } from "./signed.ts";
import type { AccessTokenStanding, PersonStanding, SessionStanding } from "./standing.ts";

/**
 * Lets a session in. A disabled account is told so even when its sessions were ended with it; one that began since
 * opens the few doors that are there for it.
 *
 * @param suspendedToo it is one of those doors
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
 * Lets a personal access token in.
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

/** The last use is kept to the minute: a busy script costs one write a minute, not one a request. */
export function isUseWorthKeeping({ lastUsedAt }: AccessTokenStanding, now: Date): boolean {
  return lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= 60_000;
}

function refuseDisabled(person: PersonStanding): void {
  if (person.disabledAt !== null) throw new Refusal("ACCOUNT_DISABLED");
}
