import { type PerPeriod, periodsOf } from "@kinora/domain/account/token-spending";
import { sql } from "kysely";
import type { Database } from "../client.ts";

/** Returns the gems spent or held with each of these tokens. */
export async function readTokenSpending(
  executor: Database,
  tokenIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, PerPeriod<number>>> {
  if (tokenIds.length === 0) return new Map();
  const since = periodsOf(now);
  const gems = sql`case when state = 'open' then gems else spent - refunded end`;
  const { rows } = await sql<{ tokenId: string } & PerPeriod<number>>`
    select token_id as "tokenId",
           coalesce(sum(${gems}) filter (where created_at >= ${since.day}), 0)::int as day,
           coalesce(sum(${gems}), 0)::int as month
      from gem_hold
     where token_id = any(${tokenIds}) and created_at >= ${since.month}
     group by token_id`.execute(executor);
  return new Map(rows.map(({ tokenId, day, month }) => [tokenId, { day, month }]));
}
