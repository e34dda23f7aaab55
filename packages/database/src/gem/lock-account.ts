import type { Database } from "../client.ts";

/**
 * Makes this transaction the only one that moves the person's gems until it ends. What is read
 * afterwards is what the ones before it left. Opens the account of a person who has none.
 */
export async function lockAccount(
  transaction: Database,
  userId: string,
): Promise<{ readonly owed: number }> {
  const found = await locked(transaction, userId);
  if (found) return found;
  await transaction
    .insertInto("gem_account")
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await locked(transaction, userId)) ?? { owed: 0 };
}

function locked(transaction: Database, userId: string) {
  return transaction
    .selectFrom("gem_account")
    .select("owed")
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
}
