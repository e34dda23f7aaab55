import type { GemBalance, GemEntry, GemReceipt, GemWork } from "@kinora/contracts/gem/gem";
import type { Receipt, StatementEntry } from "@kinora/domain/gem/gem-statement";
import type { Purpose } from "@kinora/domain/gem/purpose";
import type { BalanceView } from "@kinora/domain/gem/read-balance";
import { subjectId } from "./join-works.ts";

export function presentBalance({
  available,
  held,
  owed,
  expiring,
  dailyClaim,
}: BalanceView): GemBalance {
  return {
    available,
    held,
    owed,
    expiring: expiring && { gems: expiring.gems, at: expiring.at.toISOString() },
    dailyClaim: { ...dailyClaim, nextAt: dailyClaim.nextAt.toISOString() },
  };
}

export function presentEntry(
  { sequence: _, at, ...entry }: StatementEntry,
  work: GemWork | null,
): GemEntry {
  return {
    ...entry,
    ...purposeOnWire(entry),
    source: entry.purpose.source,
    work,
    at: at.toISOString(),
  };
}

export function presentReceipt(
  receipt: Receipt,
  around: Pick<GemReceipt, "work" | "storyCost">,
): GemReceipt {
  return {
    ...receipt,
    ...purposeOnWire(receipt),
    ...around,
    steps: receipt.steps.map((step) => ({ ...step, at: step.at.toISOString() })),
    lots: receipt.lots.map((lot) => ({ ...lot, expiresAt: lot.expiresAt?.toISOString() ?? null })),
  };
}

// Both ids were on the wire before the purpose was.
function purposeOnWire(line: { readonly purpose: Purpose }) {
  return {
    purpose: line.purpose,
    creationId: subjectId(line, "creation"),
    storyId: subjectId(line, "story"),
  };
}
