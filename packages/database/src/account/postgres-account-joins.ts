import type { AccountJoins } from "@kinora/domain/account/account-joins";
import { ACCOUNT_PROVIDERS } from "@kinora/domain/account/account-provider";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { inTransaction } from "../in-transaction.ts";

/** Identities waiting for a sign-in to the account they are to be linked to. */
export function postgresAccountJoins(executor: Database): AccountJoins {
  const forget = async (tokenHash: Uint8Array) => {
    await executor
      .deleteFrom("account_join")
      .where("token_hash", "=", Buffer.from(tokenHash))
      .execute();
  };
  return {
    forget,
    async ask(tokenHash, { provider, subject, email }, expiresAt, now) {
      await executor.deleteFrom("account_join").where("expires_at", "<=", now).execute();
      const { rows } = await sql<{ user_id: string; provider_ids: string[] }>`
        with found as (
          select id from app_user
           where lower(email) = ${email.toLowerCase()} and email_verified and disabled_at is null
        ), asked as (
          insert into account_join
            (token_hash, user_id, provider_id, account_id, expires_at, created_at)
          select ${Buffer.from(tokenHash)}, id, ${provider}, ${subject}, ${expiresAt}, ${now}
            from found
          returning user_id
        )
        select user_id, array(select provider_id from auth_account
                               where auth_account.user_id = asked.user_id) as provider_ids
          from asked`.execute(executor);
      const [row] = rows;
      if (!row) return null;
      const providers = ACCOUNT_PROVIDERS.filter((id) => row.provider_ids.includes(id));
      return { userId: row.user_id, providers };
    },
    async agree(tokenHash, now) {
      await executor
        .updateTable("account_join")
        .set({ armed_at: now })
        .where("token_hash", "=", Buffer.from(tokenHash))
        .execute();
    },
    finish: (tokenHash, userId, now) =>
      inTransaction(executor, async (own) => {
        const wish = await own
          .deleteFrom("account_join")
          .where("token_hash", "=", Buffer.from(tokenHash))
          .returning(["user_id", "provider_id", "account_id", "armed_at", "expires_at"])
          .executeTakeFirst();
        if (!wish || wish.user_id !== userId || !wish.armed_at || wish.expires_at <= now) {
          return null;
        }
        const added = await own
          .insertInto("auth_account")
          .values({
            id: sql<string>`uuidv7()`,
            user_id: userId,
            provider_id: wish.provider_id,
            account_id: wish.account_id,
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning("provider_id")
          .executeTakeFirst();
        return ACCOUNT_PROVIDERS.find((id) => id === added?.provider_id) ?? null;
      }),
  };
}
