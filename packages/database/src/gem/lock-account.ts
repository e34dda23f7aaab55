import type { Database } from "../client.ts";
import { PREPARED } from "../prepared.ts";

/**
 * Locks a user's account until the transaction ends, opening it if there is none. Reads after this
 * call see the changes of all earlier transactions.
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
    .modifyEnd(PREPARED)
    .executeTakeFirst();
}
