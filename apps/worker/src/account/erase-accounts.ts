import { type Erasure, erasePerson } from "@kinora/domain/account/erase-person";
import type { AppendAudit } from "@kinora/domain/audit/audit-log";
import type { CreationStore } from "@kinora/domain/creation/creation-stores";
import {
  type LegalHolds,
  type PurgeStores,
  purgeCreation,
} from "@kinora/domain/creation/purge-creation";
import { eachApart } from "../clock/each-apart.ts";

export interface ErasePorts {
  readonly findDue: (now: Date, limit: number) => Promise<readonly string[]>;
  readonly erasure: Erasure;
  readonly log: (line: string) => void;
}

/** Accounts in one go; the rest waits for the next. */
const BATCH = 20;

/** Erases the accounts whose day has come. Of one whose works are still being made nothing is lost: its turn comes again. */
export async function eraseAccounts(now: Date, ports: ErasePorts): Promise<void> {
  const erase = (userId: string) => erasePerson(ports.erasure, { userId, now });
  await eachApart(await ports.findDue(now, BATCH), erase, ports.log);
}

/** The last of a person goes, and the audit log says once that they went. */
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

/** Nothing is left of a work but that there was one: no word, no file, and its person's name is gone with them. */
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
  // It may have been reported since it was looked for.
  if (await stores.legalHolds.onLegalHold(id, now)) return;
  const gone = await purgeCreation(creation, stores);
  await stores.creations.update(id, {
    ...{ ...gone, status: "deleted", deletedAt: creation.deletedAt ?? now, purgedAt: now },
    ...{ private: true, inFeed: false },
  });
}
