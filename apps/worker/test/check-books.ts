import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "@kinora/database/client";
import { postgresGemAudit } from "@kinora/database/gem/postgres-gem-audit";
import { postgresGemLedger } from "@kinora/database/gem/postgres-gem-ledger";
import { diskMediaStore } from "@kinora/storage/disk/disk-media-store";
import { expect } from "vitest";

/** Checks the invariants of orders, results, gems and notices once all work is done. */
export async function checkBooks(
  database: Database,
  directory: string,
  given: Map<string, number>,
) {
  const creations = await database.selectFrom("creation").selectAll().execute();
  const jobs = await database.selectFrom("job").selectAll().execute();
  const media = await database.selectFrom("creation_media").selectAll().execute();
  const notices = await database.selectFrom("notification").selectAll().execute();
  const store = diskMediaStore(join(directory, "media"));

  for (const creation of creations) {
    const own = jobs.filter((job) => job.subject_id === creation.id);
    const delivered = own.filter((job) => job.outcome === "delivered");
    const files = media.filter((file) => file.creation_id === creation.id);
    const ready = notices.filter(
      (notice) => notice.creation_id === creation.id && notice.kind === creation.kind,
    );
    const where = `${creation.kind} ${creation.id} ${creation.status}`;
    expect(
      own.every((job) => job.outcome !== null),
      where,
    ).toBe(true);
    if (creation.status === null) {
      expect(delivered, where).toHaveLength(1);
      expect(creation.gems_settled, where).toBe(delivered[0]?.gems);
      expect(ready, where).toHaveLength(1);
      // A thumbnail may exist in several widths.
      const roles = [...new Set(files.map((file) => file.role))].sort();
      expect(roles, where).toEqual(
        creation.kind === "video"
          ? ["main", "poster", "preview", "thumbnail"]
          : ["download", "main", "thumbnail"],
      );
    } else {
      expect(["failed", "deleted"], where).toContain(creation.status);
      expect(delivered, where).toEqual([]);
      expect(creation.gems_settled, where).toBe(0);
      expect(creation.gems_refunded, where).toBe(creation.gems_held);
    }
    for (const file of files) {
      const path = (await store.fetch(file.hash, directory))?.path ?? "";
      const hash = createHash("sha256").update(readFileSync(path)).digest("hex");
      expect(hash, `${where} ${file.role}`).toBe(file.hash);
    }
  }
  await checkGems(database, creations, given);
  // However often an attempt was killed, one recipe has one result.
  const results = new Map<string, Set<string>>();
  for (const { id, recipe } of creations) {
    const hash = media.find((file) => file.creation_id === id && file.role === "main")?.hash;
    if (!hash) continue;
    const key = JSON.stringify(recipe);
    results.set(key, (results.get(key) ?? new Set()).add(hash));
  }
  for (const hashes of results.values()) expect(hashes.size).toBe(1);
  return { creations, jobs };
}

/** Gems for a first creation. */
const BADGE = 5;

async function checkGems(
  database: Database,
  creations: readonly { user_id: string; status: string | null; gems_settled: number }[],
  given: Map<string, number>,
): Promise<void> {
  expect(await postgresGemAudit(database).discrepancies(100)).toEqual([]);
  const ledger = postgresGemLedger(database);
  for (const [userId, gems] of given) {
    const own = creations.filter((creation) => creation.user_id === userId);
    const spent = own.reduce((sum, creation) => sum + creation.gems_settled, 0);
    const hasMade = own.some(({ status }) => status === null);
    const awards = await database
      .selectFrom("award")
      .select(["award", "gems"])
      .where("user_id", "=", userId)
      .execute();
    expect(awards).toEqual(hasMade ? [{ award: "first_creation", gems: BADGE }] : []);
    expect(await ledger.balance(userId, new Date())).toMatchObject({
      available: gems - spent + (hasMade ? BADGE : 0),
      held: 0,
    });
  }
}
