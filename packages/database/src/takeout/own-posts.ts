import { type RawBuilder, sql } from "kysely";

interface ThingRow {
  readonly key: string;
  readonly facts: Record<string, unknown>;
}

/**
 * What a person published, and what stands at which platform; handles are as secret as tokens. What
 * they kept as drafts is among it.
 */
export const ownPosts = (
  userId: string,
  after: string,
  most: number,
): RawBuilder<ThingRow> => sql<ThingRow>`
  select key, facts from (
  (select publication.id as key, jsonb_build_object(
           'post', post.id, 'work', post.creation_id, 'platform', platform, 'account', account_name,
           'accountId', account_id, 'asked', fields, 'madeWithAi', is_ai_made,
           'outcome', publication.outcome, 'stage', stage, 'reason', problem_code, 'address', url,
           'visibility', visibility, 'confirmedBy', confirmed_by, 'afterwards', afterwards,
           'afterwardsAt', afterwards_at, 'wallTime', wall_time, 'zone', zone,
           'at', publication.created_at, 'endedAt', publication.ended_at,
           'figures', (select coalesce(jsonb_agg(jsonb_build_object(
                                'age', age, 'views', views, 'likes', likes, 'comments', comments,
                                'at', measured_at) order by measured_at), '[]'::jsonb)
                         from publication_measure
                        where publication_id = publication.id)) as facts
    from publication join post on post.id = publication.post_id
   where publication.user_id = ${userId} and publication.id > ${after}
   order by publication.id limit ${most})
  union all
  (select id::text, jsonb_build_object(
            'draft', id, 'work', creation_id, 'asked', content, 'outcome', 'scheduled', 'stage', 'draft',
            'at', created_at, 'savedAt', saved_at)
     from post_draft where user_id = ${userId} and id::text > ${after} order by id::text limit ${most})
  ) own order by key limit ${most}`;
