import { sql } from "kysely";
import type { Database } from "../client.ts";
import { inTransaction } from "../in-transaction.ts";
import { gemCounts } from "./count-gems.ts";
import { moderationCounts } from "./count-moderation.ts";
import { countReturning, peopleCounts, rememberWhoWasHere } from "./count-people.ts";
import { countWorks, engineCounts, heldCounts } from "./count-works.ts";
import { countedDay } from "./counted-day.ts";

/** Metrics that are counted once more as a whole; `queue` is looked at while it lasts, works have their own. */
const COUNTED = [
  ...["people.joined", "people.active", "engines.ended", "engines.took", "storage.held"],
  ...["gems.in", "gems.out", "gems.flow", "moderation.reports", "moderation.outcomes"],
  ...["moderation.took", "moderation.decisions", "moderation.appeals"],
];
/** Days that one run counts beside today: a server that was off, or never counted before, catches up bit by bit. */
const MOST = 10;
/** What was begun before midnight may be committed after it. */
const LATE = "1 hour";

/** Waits for whoever counts just now: days are taken away and written anew. */
const alone = (executor: Database) =>
  sql`select pg_advisory_xact_lock(hashtext('stat_day'))`.execute(executor);

/** Counts a day anew, all of it at once: whatever stops it leaves the counts as they were. */
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
    for (const counts of [peopleCounts, engineCounts, heldCounts, gemCounts, moderationCounts])
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

/** Counts days that were not counted since they ended, the oldest first: what follows adds them up; then today. */
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

/** Counts works of all days anew: old ones were finished or deleted since. */
export const countAllWorks = (executor: Database): Promise<void> =>
  inTransaction(executor, async (transaction) => {
    await alone(transaction);
    await countWorks(transaction, null);
  });
