import type { Discrepancy, GemAudit } from "./gem-upkeep.ts";

const most = 1_000;

/** Replays the ledger and returns at most 1,000 discrepancies; empty when all is consistent. */
export async function auditLedger({ audit }: { audit: GemAudit }): Promise<Discrepancy[]> {
  return audit.discrepancies(most);
}
