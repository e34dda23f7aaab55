import { type RawBuilder, sql } from "kysely";

interface ThingRow {
  readonly key: string;
  readonly facts: Record<string, unknown>;
}

/** A person's collections, with the ids of what is in them, and those of others that they add to. */
export const ownCollections = (
  userId: string,
  after: string,
  most: number,
): RawBuilder<ThingRow> => sql<ThingRow>`
  select key, facts from (
    select id as key, jsonb_build_object(
             'title', title, 'description', description, 'visibility', visibility,
             'createdAt', created_at, 'heldForReview', held, 'takenDown', taken_down,
             'works', (select coalesce(jsonb_agg(jsonb_build_object(
                               'work', creation_id, 'addedAt', added_at,
                               'byYou', added_by = collection.user_id)
                               order by added_at desc, creation_id desc), '[]')
                         from collection_work where collection_id = collection.id),
             'addedToBy', (select coalesce(jsonb_agg(handle order by handle), '[]')
                             from collection_member join app_user on app_user.id = user_id
                            where collection_id = collection.id)) as facts
      from collection where user_id = ${userId}
    union all
    select 'with ' || collection.id, jsonb_build_object(
             'title', title, 'of', owner.handle, 'askedAt', invited_at, 'joinedAt', joined_at,
             'worksYouAdded', (select coalesce(jsonb_agg(creation_id order by added_at desc), '[]')
                                 from collection_work
                                where collection_id = collection.id and added_by = ${userId}))
      from collection_member member join collection on collection.id = member.collection_id
      join app_user owner on owner.id = collection.user_id
     where member.user_id = ${userId}) mine
   where key > ${after} order by key limit ${most}`;

/** Works that a person has pinned to their profile. */
export const ownPins = (
  userId: string,
  after: string,
  most: number,
): RawBuilder<ThingRow> => sql<ThingRow>`
  select creation_id as key, jsonb_build_object('work', creation_id, 'pinnedAt', pinned_at) as facts
    from pinned_work where user_id = ${userId} and creation_id > ${after}
   order by creation_id limit ${most}`;

/** Why the staff took collections of a person down, and what they appealed. */
export const collectionDecisions = (
  userId: string,
  after: string,
  most: number,
): RawBuilder<ThingRow> => sql<ThingRow>`
  select id as key, jsonb_build_object(
           'collection', said, 'rule', rule, 'note', note, 'at', at, 'appeal', appeal,
           'appealedAt', appealed_at, 'appealGranted', appeal_granted,
           'appealDecidedAt', appeal_decided_at) as facts
    from collection_decision where user_id = ${userId} and id > ${after}
   order by id limit ${most}`;
