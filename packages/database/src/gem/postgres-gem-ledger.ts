import type { GemLedger } from "@kinora/domain/gem/gem-ledger";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { inTransaction } from "../in-transaction.ts";
import { PREPARED } from "../prepared.ts";
import { creditGems } from "./credit-gems.ts";
import { holdGems } from "./hold-gems.ts";
import { leftOfCredit } from "./left-of-credit.ts";
import { readLedgerBalance } from "./read-ledger-balance.ts";
import { refundHold } from "./refund-hold.ts";
import { settleHold, voidHold } from "./resolve-hold.ts";
import { reverseCredit } from "./reverse-credit.ts";

/**
 * The gem ledger on Postgres. Bound to a transaction, it is part of it; bound to the pool, each
 * call is its own transaction. Calls for one user are serialised, those for different users are
 * concurrent.
 */
export function postgresGemLedger(executor: Database): GemLedger {
  return {
    balance: (userId, now) => readLedgerBalance(executor, userId, now),
    hasKey: async (userId, key) => {
      const row = await executor
        .selectFrom("gem_transaction")
        .select("id")
        .where("user_id", "=", userId)
        .where("key", "=", key)
        .executeTakeFirst();
      return row !== undefined;
    },
    async countCalledOff(userId, since, most) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count
          from (select from gem_transaction
                 where user_id = ${userId} and at > ${since} and step = 'void'
                   and params ->> 'why' = 'cancelled'
                 limit ${most}) counted ${PREPARED}`.execute(executor);
      return rows[0]?.count ?? 0;
    },
    leftOf: (userId, receiptId, now) =>
      inTransaction(executor, (own) => leftOfCredit(own, userId, { receiptId, now })),
    credit: (input) => inTransaction(executor, (own) => creditGems(own, input)),
    hold: (input) => inTransaction(executor, (own) => holdGems(own, input)),
    settle: (input) => inTransaction(executor, (own) => settleHold(own, input)),
    voidHold: (input) => inTransaction(executor, (own) => voidHold(own, input)),
    refund: (input) => inTransaction(executor, (own) => refundHold(own, input)),
    reverse: (input) => inTransaction(executor, (own) => reverseCredit(own, input)),
  };
}
