import { randomBytes } from "node:crypto";
import type { TokenScope } from "@kinora/contracts/access/token-scopes";
import type { AccessTokens, NewAccessToken } from "@kinora/domain/account/account-ports";
import { sha256 } from "../hash.ts";

const prefix = "kin_";
const UNLIMITED = { day: null, month: null };

export function isPersonalAccessToken(token: string): boolean {
  return token.startsWith(prefix);
}

/**
 * Creates a personal access token. Only its hash is stored, so the response is the only chance to
 * read it.
 */
export async function issueAccessToken(
  { accessTokens, newId }: { accessTokens: Pick<AccessTokens, "add">; newId: () => string },
  request: {
    userId: string;
    name: string;
    scopes: readonly TokenScope[];
    now: Date;
    expiresAt: Date;
    limits?: NewAccessToken["limits"];
  },
): Promise<{ tokenId: string; token: string }> {
  const { userId, name, scopes, now, expiresAt, limits = UNLIMITED } = request;
  const token = `${prefix}${randomBytes(32).toString("base64url")}`;
  const tokenId = newId();
  await accessTokens.add({
    id: tokenId,
    userId,
    name,
    tokenHash: sha256(token),
    scopes,
    createdAt: now,
    expiresAt,
    limits,
  });
  return { tokenId, token };
}
