import type { CreationRecord } from "../creation/creation.ts";
import type { Decided } from "./pending-decision.ts";
import { strikePerson } from "./strike-person.ts";
import { type StrikingStores, strikeReporters } from "./strike-reporters.ts";

/**
 * Applies a decision to the people involved. The owner of a work hidden under a rule gets a strike,
 * once per work, and loses it when an appeal succeeds. People who repeatedly report allowed works
 * get a strike as well.
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
    readonly decision: Decided;
    readonly reporters: readonly string[];
    readonly appealed: boolean;
  },
  at: Parameters<typeof strikePerson>[2],
): Promise<void> {
  const work = { userId, source: "work", digest: id } as const;
  if (decision.verdict === "hide") {
    if (decision.rule) await strikePerson(stores, { ...work, reason: decision.rule }, at);
    return;
  }
  if (appealed) await stores.strikes.takeBack(work);
  const ordered = [...reporters].sort();
  // Lock all reporters in id order before changing any of them, so concurrent decisions cannot
  // deadlock and no lock is awaited while holding the audit log.
  for (const reporter of ordered) await stores.suspensions.lockPerson(reporter);
  await strikeReporters(stores, ordered, at);
}
