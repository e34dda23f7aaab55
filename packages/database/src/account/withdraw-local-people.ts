import { LOCAL_ACCOUNT_PROVIDERS } from "@kinora/domain/account/account-provider";
import { DEMO_PEOPLE } from "@kinora/domain/account/demo-people";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { inTransaction } from "../in-transaction.ts";

/**
 * Locks out users known only to the built-in provider when real providers are configured: ends
 * their sessions and tokens and frees the addresses they claimed without verification. Their works
 * are kept, and they can sign in again when the built-in provider returns.
 */
export async function withdrawLocalPeople(database: Database, now: Date): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const rows = await transaction
      .selectFrom("auth_account")
      .select("user_id")
      .groupBy("user_id")
      .having(sql<boolean>`bool_and(provider_id in (${sql.join(LOCAL_ACCOUNT_PROVIDERS)}))`)
      .execute();
    const people = rows.map(({ user_id }) => user_id);
    if (people.length === 0) return;
    await transaction.deleteFrom("auth_session").where("user_id", "in", people).execute();
    await transaction
      .updateTable("personal_access_token")
      .set({ revoked_at: now })
      .where("user_id", "in", people)
      .where("revoked_at", "is", null)
      .execute();
    // The demo addresses end in .example, which nobody can own.
    const demo = DEMO_PEOPLE.map(({ id }) => id);
    await transaction
      .updateTable("app_user")
      .set({ email: sql<string>`id || '@unproved.invalid'`, email_verified: false })
      .where("id", "in", people)
      .where("id", "not in", demo)
      .where("email_verified", "=", true)
      .execute();
  });
}
