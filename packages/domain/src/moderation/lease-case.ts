import { LEASE_SECONDS } from "@kinora/contracts/moderation/case";
import type { Viewer } from "../creation/creation-visibility.ts";
import { Refusal } from "../refusal.ts";
import type { CaseLeases } from "./case-leases.ts";
import { type FindOpenStores, findOpen } from "./find-open.ts";

export interface LeaseStores extends FindOpenStores {
  readonly leases: CaseLeases;
}

/**
 * Keeps a case for who looks at it, so that nobody else decides about it meanwhile; asked again, longer.
 *
 * @returns when the lease ends
 * @throws Refusal CASE_TAKEN, and whatever says that it is no case for this person
 */
export async function leaseCase(
  { transact }: { transact: <T>(work: (stores: LeaseStores) => Promise<T>) => Promise<T> },
  { creationId, actor, now }: { creationId: string; actor: Viewer; now: Date },
): Promise<Date> {
  return transact(async (stores) => {
    await findOpen({ creationId, actor }, stores);
    const until = new Date(now.getTime() + LEASE_SECONDS * 1_000);
    const taken = await stores.leases.take(creationId, actor.id, until, now);
    if (!taken) throw new Refusal("CASE_TAKEN");
    return until;
  });
}
