import type { Database } from "@kinora/database/client";
import { reconciledBooks } from "@kinora/database/payment/reconciled-books";
import type { PaymentDesk } from "@kinora/domain/payment/payment-desk";
import { reconcile } from "@kinora/domain/payment/reconcile";
import { reconciliationParts } from "@kinora/domain/payment/reconciliation-parts";

/**
 * Runs the reconciliation and keeps nothing of it.
 *
 * @returns one line for each difference, and for each part that could not be compared; the names of
 * the parts
 */
export async function askBooks(
  database: Database,
  desks: readonly PaymentDesk[],
  now: () => Date = () => new Date(),
): Promise<{ readonly lines: readonly string[]; readonly parts: readonly string[] }> {
  const parts = reconciliationParts(reconciledBooks(database), desks);
  const lines: string[] = [];
  const differences = { keep: async () => {}, addRun: async () => {} };
  await reconcile({ parts, differences, log: (line) => void lines.push(line) }, now);
  return { lines, parts: parts.map(({ name }) => name) };
}
