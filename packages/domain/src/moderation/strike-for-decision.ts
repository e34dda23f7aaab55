import type { Decided } from "./pending-decision.ts";
import type { Strike } from "./strike.ts";
import { strikePerson } from "./strike-person.ts";
import { type StrikingStores, strikeReporters } from "./strike-reporters.ts";

/**
 * Applies a decision to the people involved. The owner of a work or storyboard hidden under a rule gets a
 * strike, once for each, and loses it when an appeal succeeds. People who repeatedly report what is allowed
 * get a strike as well.
 */
export async function strikeForDecision(
  stores: StrikingStores,
  {
    struck,
    decision,
    reporters,
    appealed,
  }: {
    /** Whose strike it is, and for what. */
    readonly struck: Pick<Strike, "userId" | "source" | "digest">;
    readonly decision: Decided;
    readonly reporters: readonly string[];
    readonly appealed: boolean;
  },
  at: Parameters<typeof strikePerson>[2],
): Promise<void> {
  if (decision.verdict === "hide") {
    if (decision.rule) await strikePerson(stores, { ...struck, reason: decision.rule }, at);
    return;
  }
  if (appealed) await stores.strikes.takeBack(struck);
  const ordered = [...reporters].sort();
  // Lock all reporters in id order before changing any of them, so concurrent decisions cannot
  // deadlock and no lock is awaited while holding the audit log.
  for (const reporter of ordered) await stores.suspensions.lockPerson(reporter);
  await strikeReporters(stores, ordered, at);
}
