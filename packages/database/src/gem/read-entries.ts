import { LEDGER_KINDS } from "@kinora/contracts/gem/gem";
import type { StatementEntry, StatementFilter } from "@kinora/domain/gem/gem-statement";
import type { TransactionSource } from "@kinora/domain/gem/purpose";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { storedSentence } from "../message/stored-sentence.ts";
import { parseKnown } from "../parse-known.ts";
import { parsePurpose, transactionPurpose } from "./parse-purpose.ts";
import { wholeSeconds } from "./whole-seconds.ts";

interface EntriesRead extends StatementFilter {
  readonly before: number | null;
  readonly limit: number;
}

/** Sources of what money was paid for. */
const BOUGHT: TransactionSource[] = ["pack", "booster", "subscription"];

/** The first moment of a year, in UTC. */
const firstOf = (year: number) => new Date(Date.UTC(year, 0));

/**
 * Reads lines of the statement, newest first. A line's receipt is that of its hold or, for a
 * reversal, of the credit.
 */
export async function readEntries(
  executor: Database,
  userId: string,
  { before, limit, part, year }: EntriesRead,
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
    .$if(part === "received", (query) => query.where("amount", ">", 0))
    .$if(part === "spent", (query) => query.where("amount", "<", 0))
    .$if(part === "bought", (query) =>
      query
        .where("gem_transaction_purpose.source", "in", BOUGHT)
        // Gifts are of gems that their giver bought.
        .where("step", "<>", "give")
        .where("kind", "<>", "gift"),
    )
    .$if(year !== undefined, (query) =>
      query.where("at", ">=", firstOf(year ?? 0)).where("at", "<", firstOf((year ?? 0) + 1)),
    )
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
