import { type RawBuilder, sql } from "kysely";

interface ThingRow {
  readonly key: string;
  readonly facts: Record<string, unknown>;
}

/** A person's campaigns, with what their stories tell from and what became of each. */
export const ownCampaigns = (
  userId: string,
  after: string,
  most: number,
): RawBuilder<ThingRow> => sql<ThingRow>`
  select id as key, jsonb_build_object(
           'id', id, 'settings', settings, 'state', state, 'approval', approval, 'rules', rules,
           'createdAt', created_at, 'endedAt', ended_at,
           'sources', (select coalesce(jsonb_agg(jsonb_build_object(
                          'kind', kind, 'title', title, 'text', body, 'address', address,
                          'addedAt', created_at) order by created_at, id), '[]')
                         from campaign_source where campaign_id = campaign.id),
           'stories', (select coalesce(jsonb_agg(jsonb_build_object(
                          'time', wall_time, 'zone', zone, 'stage', stage, 'idea', idea,
                          'story', story_id, 'work', creation_id, 'post', post_id,
                          'rejectedBecause', rejection, 'skipped', skipped) order by due_at, id), '[]')
                         from campaign_story where campaign_id = campaign.id)) as facts
    from campaign
   where user_id = ${userId} and id > ${after}
   order by id limit ${most}`;
