import { LOCAL_ACCOUNT_PROVIDERS } from "@kinora/domain/account/account-provider";
import { DEMO_PEOPLE } from "@kinora/domain/account/demo-people";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { inTransaction } from "../in-transaction.ts";

/**
 * Where real providers vouch, whom only the built-in one knows is shut out: their sessions and tokens
 * end, and the addresses they claimed, which nobody proved, are free for their owners. What they made
 * stays, and they are back when the built-in provider is.
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
    // The addresses of the demonstration end in .example: nobody can have them.
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
