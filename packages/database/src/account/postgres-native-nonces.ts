import type { NativeNonces } from "@kinora/domain/account/account-ports";
import type { Database } from "../client.ts";

export function postgresNativeNonces(executor: Database): NativeNonces {
  return {
    async issue(nonceHash, expiresAt, now) {
      await executor.deleteFrom("native_nonce").where("expires_at", "<=", now).execute();
      await executor
        .insertInto("native_nonce")
        .values({ nonce_hash: Buffer.from(nonceHash), expires_at: expiresAt })
        .execute();
    },

    async consume(nonceHash, now) {
      const row = await executor
        .deleteFrom("native_nonce")
        .where("nonce_hash", "=", Buffer.from(nonceHash))
        .returning("expires_at")
        .executeTakeFirst();
      return row !== undefined && row.expires_at > now;
    },
  };
}
