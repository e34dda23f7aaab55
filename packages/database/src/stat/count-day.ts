import { sql } from "kysely";
import type { Database } from "../client.ts";
import { inTransaction } from "../in-transaction.ts";
import { gemCounts } from "./count-gems.ts";
import { moderationCounts } from "./count-moderation.ts";
import { countReturning, peopleCounts, rememberWhoWasHere } from "./count-people.ts";
import { postCounts } from "./count-posts.ts";
import { countWorks, engineCounts, heldCounts } from "./count-works.ts";
import { countedDay } from "./counted-day.ts";

/** Metrics recounted as a whole; `queue` is sampled, and works are counted separately. */
const COUNTED = [
  ...["people.joined", "people.active", "engines.ended", "engines.took", "storage.held"],
  ...["gems.in", "gems.out", "gems.flow", "moderation.reports", "moderation.outcomes"],
  ...["moderation.took", "moderation.decisions", "moderation.appeals"],
  ...["posts.ended", "posts.failed"],
];
/** What counts them. */
const COUNTS = [peopleCounts, engineCounts, heldCounts, gemCounts, moderationCounts, postCounts];
/**
 * Maximum days counted per run, in addition to today, so that a server that was off catches up
 * gradually.
 */
const MOST = 10;
/** Allowance for transactions that began before midnight and commit after it. */
const LATE = "1 hour";

/** Serialises counting, because days are deleted and rewritten. */
const alone = (executor: Database) =>
  sql`select pg_advisory_xact_lock(hashtext('stat_day'))`.execute(executor);

/** Recounts a day in one transaction; a failure leaves the old counts. */
export function countDay(executor: Database, day: string, now: Date): Promise<void> {
  const counted = countedDay(day);
  return inTransaction(executor, async (transaction) => {
    await alone(transaction);
    await rememberWhoWasHere(transaction, counted);
    await countWorks(transaction, counted);
    await sql`
      delete from stat_day where day = ${day}::date and metric = any(${COUNTED})`.execute(
      transaction,
    );
    for (const counts of COUNTS)
      await sql`
        insert into stat_day (day, metric, name, value, parts)
        select ${day}::date, counts.metric, counts.name, sum(counts.value),
               coalesce(jsonb_object_agg(counts.part, counts.value) filter (where counts.part <> ''), '{}')
          from (${counts(counted)}) counts group by counts.metric, counts.name`.execute(
        transaction,
      );
    await countReturning(transaction, counted);
    await sql`
      insert into stat_counted (day, counted_at) values (${day}::date, ${now})
      on conflict (day) do update set counted_at = excluded.counted_at`.execute(transaction);
  });
}

/**
 * Counts days not counted since they ended, oldest first because later ones build on them; then
 * today.
 */
export async function countDays(executor: Database, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  const { rows } = await sql<{ day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day
      from (select first + passed as day
              from (select min(created_at at time zone 'UTC')::date as first from app_user) start,
                   generate_series(0, ${today}::date - 1 - first) passed) over_and_done
      left join stat_counted counted using (day)
     where counted.counted_at is null
        or counted.counted_at < (day + 1)::timestamp at time zone 'UTC' + ${LATE}::interval
     order by 1 limit ${MOST}`.execute(executor);
  for (const { day } of rows) await countDay(executor, day, now);
  await countDay(executor, today, now);
}

/** Recounts the works of all days, because old ones were finished or deleted since. */
export const countAllWorks = (executor: Database): Promise<void> =>
  inTransaction(executor, async (transaction) => {
    await alone(transaction);
    await countWorks(transaction, null);
  });
