import { LEDGER_KINDS } from "@kinora/contracts/gem/gem";
import type { StatementEntry } from "@kinora/domain/gem/gem-statement";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { storedSentence } from "../message/stored-sentence.ts";
import { parseKnown } from "../parse-known.ts";
import { parsePurpose, transactionPurpose } from "./parse-purpose.ts";
import { wholeSeconds } from "./whole-seconds.ts";

/**
 * Reads lines of the statement, newest first. A line's receipt is that of its hold or, for a
 * reversal, of the credit.
 */
export async function readEntries(
  executor: Database,
  userId: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<StatementEntry[]> {
  const rows = await executor
    .selectFrom("gem_transaction")
    .innerJoin("gem_transaction_purpose", "transaction_id", "id")
    .select(["id", "sequence", "at", "kind", "amount", "balance_after", "description"])
    .select(["code", "params"])
    .select(["hold_id", "reverses"])
    .select(transactionPurpose)
    .where("user_id", "=", userId)
    .where(sql<boolean>`amount <> 0`)
    .$if(before !== null, (query) => query.where("sequence", "<", before))
    .orderBy("sequence", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    sequence: row.sequence,
    at: row.at,
    kind: parseKnown(LEDGER_KINDS, row.kind),
    purpose: parsePurpose(row),
    amount: row.amount,
    balanceAfter: row.balance_after,
    description: storedSentence({ ...row, words: wholeSeconds(row.description) }),
    receiptId: row.hold_id ?? row.reverses ?? row.id,
  }));
}
