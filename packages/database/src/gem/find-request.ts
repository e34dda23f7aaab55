import { createHash } from "node:crypto";
import { Refusal } from "@kinora/domain/refusal";
import type { Database } from "../client.ts";
import { PREPARED } from "../prepared.ts";

export interface EarlierRequest {
  readonly transactionId: string;
  readonly amount: number;
  readonly holdId: string | null;
}

export function hashBody(body: string): Buffer {
  return createHash("sha256").update(body).digest();
}

/**
 * Returns the transaction made earlier with this key, if any. The account must be locked. Refusal
 * IDEMPOTENCY_KEY_REUSED when it had another body.
 */
export async function findRequest(
  transaction: Database,
  userId: string,
  key: string,
  body: string,
): Promise<EarlierRequest | null> {
  const row = await transaction
    .selectFrom("gem_transaction")
    .select(["id", "amount", "hold_id", "body_hash"])
    .where("user_id", "=", userId)
    .where("key", "=", key)
    .modifyEnd(PREPARED)
    .executeTakeFirst();
  if (!row) return null;
  if (!row.body_hash.equals(hashBody(body))) throw new Refusal("IDEMPOTENCY_KEY_REUSED");
  return { transactionId: row.id, amount: row.amount, holdId: row.hold_id };
}
