import type { CaseDecision } from "@kinora/contracts/moderation/case";
import type { CreationRecord } from "../creation/creation.ts";
import type { ReportStore } from "./report-store.ts";
import { type StrikeStores, strikePerson } from "./strike-person.ts";

/** Reports of one person that come to nothing within MISTAKE_MS, none of them right: that is bad faith. */
export const BAD_FAITH = 5;

export interface StrikingStores extends StrikeStores {
  readonly reports: Pick<ReportStore, "recordOf">;
}

/**
 * What a decision says of people: whose work broke a rule has a strike, once a work, and loses it when somebody else
 * shows the work after all; so has whoever reports again and again what is allowed.
 */
export async function strikeForDecision(
  stores: StrikingStores,
  {
    creation: { id, userId },
    decision,
    reporters,
    appealed,
  }: {
    readonly creation: CreationRecord;
    readonly decision: CaseDecision;
    readonly reporters: readonly string[];
    readonly appealed: boolean;
  },
  at: Parameters<typeof strikePerson>[2],
): Promise<void> {
  const work = { userId, source: "work", digest: id } as const;
  if (decision.verdict === "hide")
    return void (await strikePerson(stores, { ...work, reason: decision.rule }, at));
  if (appealed) await stores.strikes.takeBack(work);
  const ordered = [...reporters].sort();
  // All of them, always in this order, before anything is done to one: two decisions wait for one another, and nobody
  // is waited for with the audit log in hand.
  for (const reporter of ordered) await stores.suspensions.lockPerson(reporter);
  for (const reporter of ordered) {
    const { upheld, dismissed } = await stores.reports.recordOf(reporter, at.now);
    if (dismissed < BAD_FAITH || upheld > 0) continue;
    const digest = at.now.toISOString().slice(0, "2026-06".length);
    const strike = { userId: reporter, source: "reports", reason: "bad-faith", digest } as const;
    await strikePerson(stores, strike, at);
  }
}
