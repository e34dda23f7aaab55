import { sql } from "kysely";
import type { CountedDay } from "./counted-day.ts";

/** What ended our own way has no class of a platform's refusal: by its owner, or by us. */
const WHY = sql`coalesce(problem_class, case problem_code when 'cancelled' then 'cancelled' else 'here' end)`;

/** Publications whose outcome was settled on this day: by platform, and why those failed that did. */
export const postCounts = ({ from, until }: CountedDay) => sql`
  select 'posts.ended' as metric, platform as name,
         case when outcome = 'done' then 'delivered'
              when problem_code = 'cancelled' then 'cancelled' else 'failed' end as part,
         count(*) as value
    from publication where ended_at >= ${from} and ended_at < ${until} group by platform, part
  union all
  select 'posts.failed', ${WHY}, platform, count(*)
    from publication where ended_at >= ${from} and ended_at < ${until} and outcome = 'fail'
   group by 2, platform`;
