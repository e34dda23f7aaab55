import { sql } from "kysely";
import type { Database } from "../client.ts";

/**
 * Makes this transaction the only one that moves the person's gems until it ends. What is read
 * afterwards is what the ones before it left. Opens the account of a person who has none.
 */
export async function lockAccount(transaction: Database, userId: string): Promise<void> {
  if (await locked(transaction, userId)) return;
  await transaction
    .insertInto("gem_account")
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await locked(transaction, userId);
}

async function locked(transaction: Database, userId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom("gem_account")
    .select(sql`1`.as("found"))
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
