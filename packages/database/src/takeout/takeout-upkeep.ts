import { sql } from "kysely";
import type { Database } from "../client.ts";

/** Forgets archives whose time is over, and those that came to nothing long ago. */
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

/** Which of these files no archive holds that can still be downloaded. */
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
