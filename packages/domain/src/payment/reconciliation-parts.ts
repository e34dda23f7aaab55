import { auditLedger } from "../gem/audit-ledger.ts";
import type { GemAudit } from "../gem/gem-upkeep.ts";
import { compareWithStore, type StoreBooks } from "./compare-with-store.ts";
import type { BookDifference } from "./difference.ts";
import type { PaymentDesk } from "./payment-desk.ts";
import type { ReconciliationPart } from "./reconcile.ts";

export interface ReconciledBooks {
  /** Replays the ledger. */
  readonly replay: GemAudit;
  readonly lots: () => Promise<readonly BookDifference[]>;
  readonly holds: (now: Date) => Promise<readonly BookDifference[]>;
  readonly grants: () => Promise<readonly BookDifference[]>;
  readonly store: StoreBooks;
}

/**
 * The parts of the reconciliation: balances are the replay of the log, lots are the balance, holds
 * end with their limit, every grant was paid for, and each store sees what we see.
 */
export const reconciliationParts = (
  { replay: audit, lots, holds, grants, store }: ReconciledBooks,
  desks: readonly PaymentDesk[],
): ReconciliationPart[] => [
  {
    name: "ledger",
    check: async () =>
      (await auditLedger({ audit })).map(({ check, subject, expected, found }) => ({
        ...{ name: check, subject, expected: `${expected}`, found: `${found}` },
      })),
  },
  { name: "lots", check: lots },
  { name: "holds", check: holds },
  { name: "grants", check: grants },
  ...desks.map((desk) => ({
    name: desk.store,
    check: (now: Date) => compareWithStore(desk, store, now),
  })),
];
