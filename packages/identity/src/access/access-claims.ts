import { ACCESS_TOKEN_SECONDS } from "@kinora/contracts/limits";
import type { JWTPayload } from "jose";

export const ACCESS_AUDIENCE = "kinora-api";
export const ACCESS_ALGORITHM = "ES256";

/** All claims of an access token: user, session and rights. No personal data. */
export interface AccessClaims {
  readonly uid: string;
  readonly session: string;
  readonly role: string;
}

/** Returns the claims with the times of a token issued now, in seconds. */
export function timedClaims(claims: AccessClaims, now: Date) {
  const iat = Math.floor(now.getTime() / 1000);
  return { ...claims, iat, exp: iat + ACCESS_TOKEN_SECONDS };
}

export function parseAccessClaims(payload: JWTPayload): AccessClaims | null {
  const { uid, session, role } = payload;
  if (typeof uid !== "string" || typeof session !== "string" || typeof role !== "string") {
    return null;
  }
  return { uid, session, role };
}
