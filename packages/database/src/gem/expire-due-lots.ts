import { decideExpiry } from "@kinora/domain/gem/decide-expiry";
import type { Lot } from "@kinora/domain/gem/lot";
import type { Database } from "../client.ts";
import { appendTransaction } from "./append-transaction.ts";
import { hashBody } from "./find-request.ts";

/**
 * Books the end of the expired ones among a person's lots. The account must be locked. A lot whose
 * life was extended can end again, hence the moment in the key.
 *
 * @returns the gems that went
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
      source: lot.kind === "subscription" ? "subscription" : "award",
      description: "Expired unused",
      at: now,
      movements: [movement],
    });
    gone += movement.gems;
  }
  return gone;
}
