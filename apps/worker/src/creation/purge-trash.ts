import { TRASH_DAYS } from "@kinora/contracts/limits";
import type { CreationPatch, CreationRecord } from "@kinora/domain/creation/creation";
import type { AddHistory } from "@kinora/domain/creation/creation-stores";
import {
  type LegalHolds,
  type PurgeStores,
  purgeCreation,
} from "@kinora/domain/creation/purge-creation";
import { type DuePage, eachDue } from "@kinora/domain/each-due";

export interface TrashPorts {
  /** Returns ids of creations deleted before this time that still have data. */
  readonly findDeleted: (before: Date, page: DuePage) => Promise<string[]>;
  readonly transact: <T>(
    id: string,
    work: (stores: {
      readonly creation: CreationRecord | null;
      readonly update: (change: CreationPatch) => Promise<void>;
      readonly stores: PurgeStores & { readonly legalHolds: LegalHolds };
      readonly addHistory: AddHistory;
    }) => Promise<T>,
  ) => Promise<T>;
  readonly log: (line: string) => void;
}

const BATCH = 100;

/** Purges creations that have been in the trash for 30 days. */
export async function purgeTrash(now: Date, ports: TrashPorts): Promise<void> {
  const before = new Date(now.getTime() - TRASH_DAYS * 86_400_000);
  const find = (page: DuePage) => ports.findDeleted(before, page);
  const work = (id: string) => purge(id, now, before, ports);
  await eachDue({ find, work, log: ports.log }, BATCH);
}

async function purge(id: string, now: Date, before: Date, ports: TrashPorts): Promise<void> {
  await ports.transact(id, async ({ creation, update, stores, addHistory }) => {
    const deletedAt = creation?.deletedAt;
    // Restored meanwhile.
    if (!creation || !deletedAt || deletedAt > before) return;
    // Reported meanwhile.
    if (await stores.legalHolds.onLegalHold(id, now)) return;
    await update({
      purgedAt: creation.purgedAt ?? now,
      ...(await purgeCreation(creation, stores, now)),
    });
    // The owner had purged it earlier; only what was on legal hold remained.
    if (creation.purgedAt) return;
    await addHistory({
      creationId: id,
      actorId: null,
      role: "system",
      action: "purge",
      reason: `${TRASH_DAYS} days in the trash`,
      before: { purgedAt: null },
      after: { purgedAt: now },
      at: now,
      requestId: null,
    });
  });
}
