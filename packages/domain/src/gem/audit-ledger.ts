import type { Discrepancy, GemAudit } from "./gem-upkeep.ts";

const most = 1_000;

/** Replays the log and returns what does not agree with it, at most 1,000; empty when all is well. */
export async function auditLedger({ audit }: { audit: GemAudit }): Promise<Discrepancy[]> {
  return audit.discrepancies(most);
}
