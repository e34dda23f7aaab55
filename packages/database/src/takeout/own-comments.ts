import { type RawBuilder, sql } from "kysely";

interface ThingRow {
  readonly key: string;
  readonly facts: Record<string, unknown>;
}

/** What a person wrote about works, also what others removed. */
export const ownComments = (
  userId: string,
  after: string,
  most: number,
): RawBuilder<ThingRow> => sql<ThingRow>`
  select id as key, jsonb_build_object(
           'work', creation_id, 'replyTo', parent_id, 'text', text, 'at', written_at,
           'editedAt', edited_at, 'state', state, 'heldForReview', held) as facts
    from comment
   where user_id = ${userId} and state <> 'deleted' and id > ${after}
   order by id limit ${most}`;

/** Whom the person has blocked; not who has blocked them. */
export const ownBlocks = (
  userId: string,
  after: string,
  most: number,
): RawBuilder<ThingRow> => sql<ThingRow>`
  select blocked_id as key, jsonb_build_object('blocked', handle, 'since', since) as facts
    from block join app_user on app_user.id = blocked_id
   where blocker_id = ${userId} and blocked_id > ${after}
   order by blocked_id limit ${most}`;

/** Whom the person has muted; not who has muted them. */
export const ownMutes = (
  userId: string,
  after: string,
  most: number,
): RawBuilder<ThingRow> => sql<ThingRow>`
  select muted_id as key, jsonb_build_object('muted', handle, 'since', since) as facts
    from mute join app_user on app_user.id = muted_id
   where muter_id = ${userId} and muted_id > ${after}
   order by muted_id limit ${most}`;

export const commentDecisions = (
  userId: string,
  after: string,
  most: number,
): RawBuilder<ThingRow> => sql<ThingRow>`
  select id as key, jsonb_build_object(
           'comment', said, 'rule', rule, 'note', note, 'at', at, 'appeal', appeal,
           'appealedAt', appealed_at, 'appealGranted', appeal_granted,
           'appealDecidedAt', appeal_decided_at) as facts
    from comment_decision where user_id = ${userId} and id > ${after}
   order by id limit ${most}`;
