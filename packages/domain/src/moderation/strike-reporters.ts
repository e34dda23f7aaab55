import type { ReportStore } from "./report-store.ts";
import { type StrikeStores, strikePerson } from "./strike-person.ts";

/** Number of dismissed reports within MISTAKE_MS, with none upheld, that counts as bad faith. */
export const BAD_FAITH = 5;

export interface StrikingStores extends StrikeStores {
  readonly reports: Pick<ReportStore, "recordOf">;
}

/**
 * Gives reporters in bad faith a strike, once per calendar month. The caller must hold the locks of
 * all reporters.
 */
export async function strikeReporters(
  stores: StrikingStores,
  reporters: readonly string[],
  at: Parameters<typeof strikePerson>[2],
): Promise<void> {
  for (const reporter of reporters) {
    const { upheld, dismissed } = await stores.reports.recordOf(reporter, at.now);
    if (dismissed < BAD_FAITH || upheld > 0) continue;
    const digest = at.now.toISOString().slice(0, "2026-06".length);
    const strike = { userId: reporter, source: "reports", reason: "bad-faith", digest } as const;
    await strikePerson(stores, strike, at);
  }
}
