import type { AccessTokens } from "../account/account-ports.ts";
import type { SecurityLog } from "./security-log.ts";

/** Wraps the token store to log issued and revoked tokens. */
export function watchAccessTokens(accessTokens: AccessTokens, security: SecurityLog): AccessTokens {
  return {
    ...accessTokens,
    async add(token) {
      await accessTokens.add(token);
      const { id: tokenId, userId, scopes } = token;
      security.record({ event: "token-issued", userId, tokenId, scopes });
    },
    async revoke(userId, tokenId, now) {
      const revoked = await accessTokens.revoke(userId, tokenId, now);
      if (revoked) security.record({ event: "token-revoked", userId, tokenId });
      return revoked;
    },
  };
}
