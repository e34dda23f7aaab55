import type { YearSum } from "@kinora/domain/gem/gem-statement";
import { sql } from "kysely";
import type { Database } from "../client.ts";

/** Sums a person's statement by month (UTC), step, kind, source and kind of work. */
export async function readYearSums(
  executor: Database,
  userId: string,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<YearSum[]> {
  const { rows } = await sql<YearSum>`
    select extract(month from entry.at at time zone 'UTC')::int as month, entry.step, entry.kind as "ledgerKind",
           purpose.source,
           case purpose.noun when 'creation' then creation.kind when 'story' then 'story' end as "workKind",
           sum(entry.amount)::int as amount
      from gem_transaction entry
      join gem_transaction_purpose purpose on purpose.transaction_id = entry.id
      left join creation on purpose.noun = 'creation' and creation.id = purpose.subject_id
     where entry.user_id = ${userId} and entry.amount <> 0
       and entry.at >= ${from} and entry.at < ${until}
     group by 1, 2, 3, 4, 5
     order by 1`.execute(executor);
  return rows;
}

/** Returns the moment of a person's first entry; null for none. */
export async function readFirstEntry(executor: Database, userId: string): Promise<Date | null> {
  const row = await executor
    .selectFrom("gem_transaction")
    .select("at")
    .where("user_id", "=", userId)
    .orderBy("sequence")
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}
