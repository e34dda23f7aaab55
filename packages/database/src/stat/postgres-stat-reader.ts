import {
  BEFORE,
  LONG_BEFORE,
  type StatQuestion,
  type StatReader,
  type StatRow,
} from "@kinora/domain/stat/stat-reader";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { countUnconfirmed } from "./count-unconfirmed.ts";
import { readLanes } from "./look-at-queue.ts";
import { readStoreStandings } from "./read-store-standings.ts";

type Parts = StatRow["parts"];
type Point = Pick<StatRow, "metric" | "name" | "point">;

/** Statistics by day. */
export const postgresStatReader = (executor: Database): StatReader => ({
  async rows(question) {
    const [rows, days] = await Promise.all([
      readPoints(executor, question),
      readParts(executor, question),
    ]);
    const parts = addUp(days);
    return rows.map((row) => ({ ...row, parts: parts.get(keyOf(row)) ?? {} }));
  },

  async counted(today) {
    const { rows } = await sql<{ since: string | null; at: Date | null }>`
      select to_char(min(day), 'YYYY-MM-DD') as since,
             max(counted_at) filter (where day = ${today}::date) as at from stat_counted`.execute(
      executor,
    );
    return rows[0] ?? { since: null, at: null };
  },

  async cohorts(since) {
    const { rows } = await sql<{ week: string; people: number[] }>`
      select to_char(cohort.week, 'YYYY-MM-DD') as week,
             array_agg(coalesce(counted.value, 0)::int order by later.weeks) as people
        from (select day as week, max(name::int) as weeks from stat_day
               where metric = 'people.retained' and day >= ${since}::date group by day) cohort
        cross join lateral generate_series(0, cohort.weeks) as later (weeks)
        left join stat_day counted on counted.metric = 'people.retained'
              and counted.day = cohort.week and counted.name = later.weeks::text
       group by cohort.week order by cohort.week desc`.execute(executor);
    return rows;
  },

  unconfirmed: () => countUnconfirmed(executor),
  lanes: (now) => readLanes(executor, now),
  stores: () => readStoreStandings(executor),
});

/** The requested days, each with the point of the chart it belongs to. */
const placed = ({ metrics, running, before, from, until, perPoint }: StatQuestion) => sql`
  select *, case when day < ${before}::date then ${LONG_BEFORE}::int
                 when day < ${from}::date then ${BEFORE}::int
                 else (day - ${from}::date) / ${perPoint}::int end as point
    from stat_day
   where metric = any(${metrics}) and day <= ${until}::date
     and (day >= ${before}::date or metric = any(${running}))`;

async function readPoints(executor: Database, question: StatQuestion) {
  const { before, from, until, perPoint } = question;
  const { rows } = await sql<Omit<StatRow, "parts">>`
    select metric, name, point, sum(value)::float8 as sum, max(value)::float8 as peak,
           max(value) filter (where day = case point
             when ${BEFORE} then ${from}::date - 1 when ${LONG_BEFORE} then ${before}::date - 1
             else least(${from}::date + (point + 1) * ${perPoint}::int - 1, ${until}::date) end)::float8 as last
      from (${placed(question)}) placed group by metric, name, point`.execute(executor);
  return rows;
}

/**
 * Returns one row per day. They are combined here, because the database would have to unpack each.
 */
async function readParts(executor: Database, question: StatQuestion) {
  const { rows } = await sql<Point & { readonly parts: Parts }>`
    select metric, name, point, parts from (${placed(question)}) placed
     where parts <> '{}'`.execute(executor);
  return rows;
}

const keyOf = ({ metric, name, point }: Point) => `${metric} ${point} ${name}`;

function addUp(days: readonly (Point & { readonly parts: Parts })[]): ReadonlyMap<string, Parts> {
  const all = new Map<string, Record<string, number>>();
  for (const day of days) {
    const key = keyOf(day);
    const sums = all.get(key) ?? {};
    all.set(key, sums);
    for (const [part, count] of Object.entries(day.parts)) sums[part] = (sums[part] ?? 0) + count;
  }
  return all;
}
