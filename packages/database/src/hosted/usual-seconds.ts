import { sql } from "kysely";

/** Minimum results for a meaningful median. */
const ENOUGH = 3;

/**
 * Seconds from order to result: the median of what the same model of the same service made in the
 * last six hours. Null when there were too few results, or `i` is not an order.
 */
export const USUAL_SECONDS = sql<number | null>`(
  select case when count(*) >= ${ENOUGH} then
           round(percentile_cont(0.5) within group (order by extract(epoch from made.ended_at - past.begun_at)))::int
         end
    from hosted_intent past join job made on made.id = past.job_id
   where past.provider = i.provider and past.endpoint = i.endpoint and past.state = 'collected'
     and past.begun_at > now() - interval '6 hours' and made.outcome = 'delivered')`;
