import type { LedgerBalance } from "@kinora/domain/gem/gem-ledger";
import { sql } from "kysely";
import type { Database } from "../client.ts";

/** Excludes expired lots that no sweep has booked yet. A user without an account has zero gems. */
export async function readLedgerBalance(
  executor: Database,
  userId: string,
  now: Date,
): Promise<LedgerBalance> {
  const { rows } = await sql<{
    available: number;
    held: number;
    owed: number;
    next_gems: number | null;
    next_at: Date | null;
  }>`
    with lot as (
      select remaining, expires_at, min(expires_at) filter (where expires_at > ${now}) over () as next_at
        from gem_lot where user_id = ${userId} and remaining > 0 and expires_at is not null
    ), ending as (
      select coalesce(sum(remaining) filter (where expires_at <= ${now}), 0) as expired,
             sum(remaining) filter (where expires_at = next_at) as next_gems,
             min(next_at) as next_at
        from lot
    )
    select available - expired as available, held, owed, next_gems, next_at
      from gem_account, ending where user_id = ${userId}`.execute(executor);
  const [row] = rows;
  if (!row) return { available: 0, held: 0, owed: 0, expiring: null };
  return {
    available: row.available,
    held: row.held,
    owed: row.owed,
    expiring:
      row.next_at && row.next_gems !== null ? { gems: row.next_gems, at: row.next_at } : null,
  };
}
