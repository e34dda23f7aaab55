import type { GemBalance, GemEntry, GemReceipt, GemWork } from "@kinora/contracts/gem/gem";
import type { Receipt, StatementEntry } from "@kinora/domain/gem/gem-statement";
import type { BalanceView } from "@kinora/domain/gem/read-balance";

export function presentBalance({ available, held, expiring, dailyClaim }: BalanceView): GemBalance {
  return {
    available,
    held,
    expiring: expiring && { gems: expiring.gems, at: expiring.at.toISOString() },
    dailyClaim: { ...dailyClaim, nextAt: dailyClaim.nextAt.toISOString() },
  };
}

export function presentEntry(
  { sequence: _, at, ...entry }: StatementEntry,
  work: GemWork | null,
): GemEntry {
  return { ...entry, work, at: at.toISOString() };
}

export function presentReceipt(
  receipt: Receipt,
  around: Pick<GemReceipt, "work" | "storyCost">,
): GemReceipt {
  return {
    ...receipt,
    ...around,
    steps: receipt.steps.map((step) => ({ ...step, at: step.at.toISOString() })),
    lots: receipt.lots.map((lot) => ({ ...lot, expiresAt: lot.expiresAt?.toISOString() ?? null })),
  };
}
