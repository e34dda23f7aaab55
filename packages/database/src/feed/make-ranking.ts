import { sql } from "kysely";
import type { Database } from "../client.ts";
import { blindEntries } from "./blind-entries.ts";
import { visibleInFeed } from "./visible-in-feed.ts";

/** Maximum length of a ranking; no one scrolls further. */
const MOST_RANKED = 1_000;
/** z-score of the 95 % confidence interval. */
const Z = 1.96;
/** Prior of an item without impressions: 1 like in 10 impressions. */
const PRIOR_LIKES = 1;
const PRIOR_IMPRESSIONS = 10;
const HALF_LIFE_HOURS = 36;
/** Half-lives after which a work sinks no further; Postgres fails on a power that underflows. */
const HALF_LIVES_MOST = 500;
const REMIX_WEIGHT = 0.05;
const REMIX_DAYS = 7;
/** New items with few impressions get every sixth place, whatever their score. */
const FRESH_HOURS = 48;
const FRESH_IMPRESSIONS = 50;
const FRESH_EVERY = 6;

/**
 * Ranks the works in the feed. Score = lower Wilson bound of likes over impressions (with the
 * prior, own likes excluded; entries of open challenges have the prior alone) × 0.5 ^ (age /
 * half-life) + weight × ln(1 + remixes by others this week).
 * https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval#Wilson_score_interval
 */
export async function makeRanking(executor: Database, now: Date): Promise<void> {
  await sql`
    with blind as (select distinct creation_id from (${blindEntries}) as entry), item as (
      select creation.id, creation.user_id, creation.published_at,
             extract(epoch from ${now}::timestamptz - creation.published_at) / 3600.0 as hours,
             case when blind.creation_id is null then coalesce(likes - own_likes, 0) else 0 end
               + ${PRIOR_LIKES}::integer as likes,
             case when blind.creation_id is null
                  then greatest(coalesce(impressions, 0), coalesce(likes - own_likes, 0)) else 0 end
               + ${PRIOR_IMPRESSIONS}::integer as seen,
             coalesce(impressions, 0) as impressions
        from creation left join feed_reach on feed_reach.creation_id = creation.id
             left join blind on blind.creation_id = creation.id
       where ${visibleInFeed} and creation.published_at <= ${now}
    ), remix as (
      select child.parent_id as id, count(*) as remixes
        from creation child join item on item.id = child.parent_id and item.user_id <> child.user_id
       where child.status is null
         and child.created_at > ${now}::timestamptz - make_interval(days => ${REMIX_DAYS}::integer)
       group by child.parent_id
    ), scored as (
      select item.*,
             (likes::float8 / seen + ${Z * Z}::float8 / (2 * seen)
               - ${Z}::float8 * sqrt((likes::float8 / seen) * (1 - likes::float8 / seen) / seen
                   + ${Z * Z}::float8 / (4.0 * seen * seen)))
               / (1 + ${Z * Z}::float8 / seen) * power(0.5::float8, least(hours::float8 / ${HALF_LIFE_HOURS}::integer, ${HALF_LIVES_MOST}::integer))
               + ${REMIX_WEIGHT}::float8 * ln(1 + coalesce(remixes, 0)::float8) as score
        from item left join remix using (id)
    ), best as (
      select id, row_number() over (order by score desc, published_at desc, id desc) as place
        from scored order by place limit ${MOST_RANKED}
    ), fresh as (
      select id, row_number() over (order by impressions, published_at desc, id desc) as turn
        from scored
       where hours < ${FRESH_HOURS}::integer and impressions < ${FRESH_IMPRESSIONS}::integer
       order by turn limit ${Math.floor(MOST_RANKED / FRESH_EVERY)}
    ), placed as (
      select id, least(place + (place - 1) / ${FRESH_EVERY - 1}::integer, turn * ${FRESH_EVERY}::integer) as place,
             best.id is null as reserved
        from best full join fresh using (id)
    ), ordered as (
      select id, row_number() over (order by place, reserved, id) as position from placed
    ), ranking as (
      insert into feed_ranking (made_at, size) select ${now}, count(*) from ordered
      on conflict (made_at) do nothing
      returning id
    )
    insert into feed_ranked (ranking_id, position, creation_id, author_id)
    select ranking.id, position, ordered.id, creation.user_id
      from ranking, ordered join creation on creation.id = ordered.id
     where position <= ${MOST_RANKED}`.execute(executor);
}
