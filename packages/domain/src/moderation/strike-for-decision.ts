import type { CreationRecord } from "../creation/creation.ts";
import type { Decided } from "./pending-decision.ts";
import { strikePerson } from "./strike-person.ts";
import { type StrikingStores, strikeReporters } from "./strike-reporters.ts";

/**
 * What a decision says of people: whose work broke a rule that is named has a strike, once a work, and loses it when somebody else
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
  // All of them, always in this order, before anything is done to one: two decisions wait for one another, and nobody
  // is waited for with the audit log in hand.
  for (const reporter of ordered) await stores.suspensions.lockPerson(reporter);
  await strikeReporters(stores, ordered, at);
}
