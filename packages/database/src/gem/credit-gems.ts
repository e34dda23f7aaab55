import { decideCredit } from "@kinora/domain/gem/decide-credit";
import type { CreditInput } from "@kinora/domain/gem/gem-ledger";
import { issuerOf } from "@kinora/domain/gem/ledger-change";
import { requestBody } from "@kinora/domain/gem/request-body";
import { requireWholeGems } from "@kinora/domain/gem/whole-gems";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { appendTransaction } from "./append-transaction.ts";
import { findRequest, hashBody } from "./find-request.ts";
import { lockAccount } from "./lock-account.ts";

/** Adds a lot. The transaction's id is also the receipt's. */
export async function creditGems(
  transaction: Database,
  input: CreditInput,
): Promise<{ receiptId: string; fresh: boolean }> {
  requireWholeGems(input.gems, 1);
  const { pool } = input;
  const body = requestBody.credit(input);
  const { owed } = await lockAccount(transaction, input.userId);
  const earlier = await findRequest(transaction, input.userId, input.key, body);
  if (earlier) return { receiptId: earlier.transactionId, fresh: false };
  const lotId = await insertLot(transaction, input);
  const receiptId = await appendTransaction(transaction, {
    userId: input.userId,
    step: "credit",
    key: input.key,
    bodyHash: hashBody(body),
    type: input.type ?? "credit",
    kind: input.kind,
    purpose: input.purpose,
    ...(input.awardKind ? { awardKind: input.awardKind } : {}),
    description: input.description,
    at: input.now,
    movements: decideCredit(
      { lotId, gems: input.gems, from: pool === undefined ? issuerOf(input.kind) : "prize_pool" },
      owed,
    ),
    ...(pool !== undefined && { pool }),
  });
  return { receiptId, fresh: true };
}

/** Inserted empty; the posting fills it. */
async function insertLot(transaction: Database, input: CreditInput): Promise<string> {
  const { id } = await transaction
    .insertInto("gem_lot")
    .values({
      id: sql<string>`uuidv7()`,
      user_id: input.userId,
      kind: input.kind,
      amount: input.gems,
      remaining: 0,
      expires_at: input.expiresAt,
      created_at: input.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
