import type { Decided } from "./pending-decision.ts";
import type { Strike } from "./strike.ts";
import { strikePerson } from "./strike-person.ts";
import { type StrikingStores, strikeReporters } from "./strike-reporters.ts";

/**
 * Applies a decision to the people involved. The owner of a work or storyboard hidden under a rule gets a
 * strike, once for each, and loses it when an appeal succeeds. People who repeatedly report what is allowed
 * get a strike as well. The caller must hold the locks of all of them.
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
  await strikeReporters(stores, [...reporters].sort(), at);
}
