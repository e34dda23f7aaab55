import { TRASH_DAYS } from "@kinora/contracts/limits";
import type { CreationPatch, CreationRecord } from "@kinora/domain/creation/creation";
import type { AddHistory } from "@kinora/domain/creation/creation-stores";
import { type PurgeStores, purgeCreation } from "@kinora/domain/creation/purge-creation";
import { eachApart } from "../clock/each-apart.ts";

export interface TrashPorts {
  /** Returns ids of creations deleted before this time, at most `limit`. */
  readonly findDeleted: (before: Date, limit: number) => Promise<string[]>;
  readonly transact: <T>(
    id: string,
    work: (stores: {
      readonly creation: CreationRecord | null;
      readonly update: (change: CreationPatch) => Promise<void>;
      readonly stores: PurgeStores;
      readonly addHistory: AddHistory;
    }) => Promise<T>,
  ) => Promise<T>;
  readonly log: (line: string) => void;
}

const BATCH = 100;

/** Purges creations that have been in the trash for 30 days. */
export async function purgeTrash(now: Date, ports: TrashPorts): Promise<void> {
  const before = new Date(now.getTime() - TRASH_DAYS * 86_400_000);
  for (;;) {
    const ids = await ports.findDeleted(before, BATCH);
    const failed = await eachApart(ids, (id) => purge(id, now, before, ports), ports.log);
    if (ids.length < BATCH || failed.length > 0) return;
  }
}

async function purge(id: string, now: Date, before: Date, ports: TrashPorts): Promise<void> {
  await ports.transact(id, async ({ creation, update, stores, addHistory }) => {
    const deletedAt = creation?.deletedAt;
    // Restored or purged meanwhile.
    if (!creation || !deletedAt || deletedAt > before) return;
    if (creation.purgedAt && creation.recipe === null) return;
    await update({
      purgedAt: creation.purgedAt ?? now,
      ...(await purgeCreation(creation, stores)),
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
