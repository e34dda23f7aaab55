import type { PlatformTokens } from "./platform-connection.ts";

/**
 * Returns what is stored after a refresh. A platform that renews only the access token answers with
 * an empty refresh token or none: the stored one stays, with its expiry.
 */
export function mergeTokens(stored: PlatformTokens, given: PlatformTokens): PlatformTokens {
  if (given.refreshToken) return given;
  return {
    ...given,
    refreshToken: stored.refreshToken,
    refreshExpiresAt: stored.refreshExpiresAt,
  };
}
