import { type Erasure, erasePerson } from "@kinora/domain/account/erase-person";
import type { AppendAudit } from "@kinora/domain/audit/audit-log";
import type { CreationStore } from "@kinora/domain/creation/creation-stores";
import {
  type LegalHolds,
  type PurgeStores,
  purgeCreation,
} from "@kinora/domain/creation/purge-creation";
import { type DuePage, eachDue } from "@kinora/domain/each-due";

export interface ErasePorts {
  readonly findDue: (now: Date, page: DuePage) => Promise<readonly string[]>;
  readonly erasure: Erasure;
  readonly log: (line: string) => void;
}

/** Accounts per query. */
const BATCH = 20;

/**
 * Erases accounts whose deletion date has passed. An account with works still in progress is
 * skipped and retried on a later run.
 */
export async function eraseAccounts(now: Date, ports: ErasePorts): Promise<void> {
  const find = (page: DuePage) => ports.findDue(now, page);
  const work = (userId: string) => erasePerson(ports.erasure, { userId, now });
  await eachDue({ find, work, log: ports.log }, BATCH);
}

/** Removes the last data of a user and records the erasure in the audit log exactly once. */
export async function forgetAccount(
  {
    audit,
    forget,
  }: {
    readonly audit: AppendAudit;
    readonly forget: (userId: string, now: Date) => Promise<boolean>;
  },
  userId: string,
  now: Date,
): Promise<void> {
  if (!(await forget(userId, now))) return;
  await audit({
    ...{ action: "person.erased", actorId: null, subject: { noun: "person", id: userId } },
    ...{ reason: "", requestId: null, at: now, before: {}, after: {} },
  });
}

/**
 * Purges a work of an erased user. Only the bare record of it remains, without text, files or its
 * owner's name.
 */
export async function purgeErased(
  stores: PurgeStores & {
    readonly creations: Pick<CreationStore, "lock" | "update">;
    readonly legalHolds: LegalHolds;
  },
  id: string,
  now: Date,
): Promise<void> {
  const creation = await stores.creations.lock(id);
  if (!creation || creation.purgedAt) return;
  // It may have been reported since it was selected.
  if (await stores.legalHolds.onLegalHold(id, now)) return;
  const gone = await purgeCreation(creation, stores, now);
  await stores.creations.update(id, {
    ...{ ...gone, status: "deleted", deletedAt: creation.deletedAt ?? now, purgedAt: now },
    ...{ private: true, inFeed: false },
  });
}
