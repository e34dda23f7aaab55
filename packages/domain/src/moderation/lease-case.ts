import { LEASE_SECONDS } from "@kinora/contracts/moderation/case";
import type { Viewer } from "../account/viewer.ts";
import { Refusal } from "../refusal.ts";
import type { CaseLeases } from "./case-leases.ts";
import { type FindOpenStores, findOpen } from "./find-open.ts";

export interface LeaseStores extends FindOpenStores {
  readonly leases: CaseLeases;
}

/**
 * Takes or extends the lease of a case, so that no one else decides it in the meantime.
 *
 * @returns when the lease ends
 * @throws Refusal CASE_TAKEN and those of findOpen
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
