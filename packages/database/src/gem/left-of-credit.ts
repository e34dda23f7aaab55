import { sql } from "kysely";
import type { Database } from "../client.ts";
import { lockAccount } from "./lock-account.ts";

/**
 * Returns how many gems of a credit are available; 0 when the person has no such credit. Locks the
 * account, so that they are still there when the transaction goes on.
 */
export async function leftOfCredit(
  transaction: Database,
  userId: string,
  { receiptId, now }: { readonly receiptId: string; readonly now: Date },
): Promise<number> {
  await lockAccount(transaction, userId);
  const { rows } = await sql<{ left: number }>`
    select remaining as left from gem_lot
     where id = (select min(lot_id) from gem_posting where transaction_id = ${receiptId})
       and user_id = ${userId} and (expires_at is null or expires_at > ${now})`.execute(
    transaction,
  );
  return rows[0]?.left ?? 0;
}
