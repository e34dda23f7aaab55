import { decideExpiry } from "@kinora/domain/gem/decide-expiry";
import type { LotKind } from "@kinora/domain/gem/gem-ledger";
import type { Lot } from "@kinora/domain/gem/lot";
import type { TransactionSource } from "@kinora/domain/gem/purpose";
import type { Database } from "../client.ts";
import { appendTransaction } from "./append-transaction.ts";
import { hashBody } from "./find-request.ts";
import { loadLots } from "./load-lots.ts";

/** Expires all due lots of a user. The account must be locked. */
export async function expireAllDue(
  transaction: Database,
  userId: string,
  now: Date,
): Promise<number> {
  return expireDueLots(transaction, userId, await loadLots(transaction, userId), now);
}

/**
 * Expires those of a user's lots that are due. The account must be locked. A lot whose life was
 * extended can expire again, hence the time in the key.
 *
 * @returns the number of gems expired
 */
export async function expireDueLots(
  transaction: Database,
  userId: string,
  lots: readonly Lot[],
  now: Date,
): Promise<number> {
  let gone = 0;
  for (const { lot, movement } of decideExpiry(lots, now)) {
    const key = `expire:${lot.id}:${lot.expiresAt?.toISOString()}`;
    await appendTransaction(transaction, {
      userId,
      step: "expire",
      key,
      bodyHash: hashBody(key),
      kind: lot.kind,
      purpose: { source: expirySource(lot.kind), subject: null },
      description: { code: "gem.expired", params: {} },
      at: now,
      movements: [movement],
    });
    gone += movement.gems;
  }
  return gone;
}

/** Returns the source of transactions that expire a lot of this kind. */
export function expirySource(kind: LotKind): TransactionSource {
  return kind === "subscription" ? "subscription" : "award";
}
