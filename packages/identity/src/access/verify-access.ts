import { admitAccessToken, admitSession, isUseWorthKeeping } from "@kinora/domain/account/admit";
import type { Signed } from "@kinora/domain/account/signed";
import { Refusal } from "@kinora/domain/refusal";
import { errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import { sha256 } from "../hash.ts";
import type { IdentityPorts } from "../identity-ports.ts";
import { ACCESS_ALGORITHM, ACCESS_AUDIENCE, parseAccessClaims } from "./access-claims.ts";
import { isPersonalAccessToken } from "./personal-access-token.ts";

/**
 * @param suspendedToo whether the endpoint is also available to disabled accounts
 */
export type AccessVerifier = (token: string, suspendedToo?: boolean) => Promise<Signed>;

/**
 * Identifies the user of an access token: that of a session (a JWT) or a personal one ("kin_…").
 * User and session are read on every call without caching, so a ban or sign-out takes effect with
 * the next request on every server.
 *
 * @throws Refusal TOKEN_EXPIRED, SESSION_ENDED, ACCOUNT_DISABLED, SIGN_IN_REQUIRED
 */
export function accessVerifier(
  { sessions, accessTokens, clock }: Pick<IdentityPorts, "sessions" | "accessTokens" | "clock">,
  keys: JWTVerifyGetKey,
  issuer: string,
): AccessVerifier {
  return async (token, suspendedToo = false) => {
    const now = clock.now();
    if (isPersonalAccessToken(token)) {
      const found = await accessTokens.find(sha256(token));
      const signed = admitAccessToken(found, now);
      if (found && isUseWorthKeeping(found, now)) await accessTokens.touch(found.tokenId, now);
      return signed;
    }
    const { uid, session } = await readClaims(token, keys, issuer, now);
    const standing = await sessions.standing(uid, session);
    return admitSession(standing.person, standing.session, now, suspendedToo);
  };
}

async function readClaims(token: string, keys: JWTVerifyGetKey, issuer: string, now: Date) {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: [ACCESS_ALGORITHM],
      issuer,
      audience: ACCESS_AUDIENCE,
      currentDate: now,
      requiredClaims: ["exp", "iat"],
    });
    const claims = parseAccessClaims(payload);
    if (claims !== null) return claims;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new Refusal("TOKEN_EXPIRED");
    if (!(error instanceof errors.JOSEError)) throw error;
  }
  throw new Refusal("SIGN_IN_REQUIRED");
}
