import type { Movement } from "@kinora/domain/gem/ledger-change";
import type { Database } from "../client.ts";
import { appendTransaction } from "./append-transaction.ts";
import { expirySource } from "./expire-due-lots.ts";
import { hashBody } from "./find-request.ts";
import type { StoredHold } from "./load-hold.ts";

/**
 * Expires gems released from a hold to lots that have expired meanwhile, with one line of the
 * statement each. The account must be locked.
 *
 * @returns the number of gems expired
 */
export async function bookLost(
  transaction: Database,
  hold: StoredHold,
  lost: readonly Movement[],
  { key, now }: { readonly key: string; readonly now: Date },
): Promise<number> {
  if (lost.length === 0) return 0;
  for (const movement of lost) {
    const kind = kindOf(hold, movement.lotId);
    const own = `expire:${movement.lotId}:${key}`;
    await appendTransaction(transaction, {
      userId: hold.userId,
      step: "expire",
      key: own,
      bodyHash: hashBody(own),
      kind,
      purpose: { source: expirySource(kind), subject: hold.purpose.subject },
      description: { code: "gem.expiredReserved", params: {} },
      holdId: hold.id,
      at: now,
      movements: [movement],
    });
  }
  const gems = lost.reduce((sum, movement) => sum + movement.gems, 0);
  await transaction
    .updateTable("gem_hold")
    .set({ lost: hold.lost + gems })
    .where("id", "=", hold.id)
    .execute();
  return gems;
}

function kindOf({ lots, id }: StoredHold, lotId: string) {
  const lot = lots.find((one) => one.lotId === lotId);
  if (!lot) throw new Error(`gem_hold_lot: ${id} took nothing from ${lotId}`);
  return lot.kind;
}
