import { sql } from "kysely";
import type { Database } from "../client.ts";

/** Deletes expired archives, and failed ones after a while. */
export async function forgetTakeouts(
  executor: Database,
  now: Date,
  failedBefore: Date,
): Promise<void> {
  await executor
    .deleteFrom("takeout")
    .where(({ or, and, eb }) =>
      or([
        eb("expires_at", "<=", now),
        and([eb("state", "=", "failed"), eb("ended_at", "<", failedBefore)]),
      ]),
    )
    .execute();
}

/** Returns those of the files that no downloadable archive contains. */
export async function findOutsideTakeouts(
  executor: Database,
  hashes: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select hash from unnest(${[...hashes]}::text[]) as stored (hash)
     where not exists (select from takeout_entry entry where entry.hash = stored.hash)`.execute(
    executor,
  );
  return rows.map(({ hash }) => hash);
}
