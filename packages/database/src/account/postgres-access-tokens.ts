import { TOKEN_SCOPES } from "@kinora/contracts/account/account";
import type { AccessTokens } from "@kinora/domain/account/account-ports";
import { z } from "zod";
import type { Database } from "../client.ts";
import { parseStanding } from "./parse-person.ts";

const scopes = z.array(z.enum(TOKEN_SCOPES));

export function postgresAccessTokens(executor: Database): AccessTokens {
  return {
    async add({ id, userId, name, tokenHash, scopes: granted, createdAt, expiresAt }) {
      await executor
        .insertInto("personal_access_token")
        .values({
          id,
          user_id: userId,
          name,
          token_hash: Buffer.from(tokenHash),
          scopes: [...granted],
          created_at: createdAt,
          expires_at: expiresAt,
        })
        .execute();
    },

    async find(tokenHash) {
      const row = await executor
        .selectFrom("personal_access_token as token")
        .innerJoin("app_user as person", "person.id", "token.user_id")
        .select(["person.id", "person.role", "person.tier", "person.disabled_at"])
        .select(["token.id as token_id", "token.scopes", "token.expires_at", "token.revoked_at"])
        .select("token.last_used_at")
        .where("token.token_hash", "=", Buffer.from(tokenHash))
        .executeTakeFirst();
      if (row === undefined) return null;
      return {
        tokenId: row.token_id,
        scopes: scopes.parse(row.scopes),
        expiresAt: row.expires_at,
        revokedAt: row.revoked_at,
        lastUsedAt: row.last_used_at,
        person: parseStanding(row),
      };
    },

    async touch(tokenId, now) {
      await executor
        .updateTable("personal_access_token")
        .set({ last_used_at: now })
        .where("id", "=", tokenId)
        .execute();
    },

    async revoke(userId, tokenId, now) {
      const { numUpdatedRows } = await executor
        .updateTable("personal_access_token")
        .set({ revoked_at: now })
        .where("id", "=", tokenId)
        .where("user_id", "=", userId)
        .where("revoked_at", "is", null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
