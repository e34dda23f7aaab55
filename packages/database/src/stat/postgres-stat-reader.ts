import {
  BEFORE,
  LONG_BEFORE,
  type StatReader,
  type StatRow,
} from "@kinora/domain/stat/stat-reader";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { readLanes } from "./look-at-queue.ts";

/** What was counted day by day. */
export const postgresStatReader = (executor: Database): StatReader => ({
  async rows({ metrics, running, before, from, until, perPoint }) {
    const { rows } = await sql<StatRow>`
      select metric, name, part, point, sum(value)::float8 as sum, max(value)::float8 as peak,
             max(value) filter (where day = ends)::float8 as last
        from (select *, case point when ${BEFORE} then ${from}::date - 1
                                   when ${LONG_BEFORE} then ${before}::date - 1
                                   else least(${from}::date + (point + 1) * ${perPoint}::int - 1,
                                              ${until}::date) end as ends
                from (select *, case when day < ${before}::date then ${LONG_BEFORE}
                                     when day < ${from}::date then ${BEFORE}
                                     else (day - ${from}::date) / ${perPoint}::int end as point
                        from stat_day
                       where metric = any(${metrics}) and day <= ${until}::date
                         and (day >= ${before}::date or metric = any(${running}))) placed) counted
       group by metric, name, part, point`.execute(executor);
    return rows;
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

  lanes: (now) => readLanes(executor, now),
});
