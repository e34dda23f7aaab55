import type { OwnWork, TakeoutSource } from "@kinora/domain/takeout/takeout-source";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { pageOf } from "./page-of.ts";
import { isStoryWithheld, isUploadWithheld } from "./withheld-with-works.ts";
import { isWithheld } from "./withheld-works.ts";

/** Maximum works per page of the archive. */
const MOST = 100;

interface WorkRow {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly at: Date;
  readonly withheld: boolean;
  /** Fields that are included even for a withheld work. */
  readonly bare: Record<string, unknown>;
  readonly facts: Record<string, unknown>;
}

/** Works, stories and uploads of a user, oldest first. */
export const ownWorks = (executor: Database): TakeoutSource["works"] => ({
  async works(userId, after) {
    const { rows } = await sql<WorkRow>`
      select id, coalesce(title, '') as title, prompt as text, created_at as at,
             ${isWithheld("work")} as withheld,
             jsonb_build_object('id', id, 'kind', kind, 'createdAt', created_at) as bare,
             jsonb_build_object(
               'id', id, 'kind', kind, 'mode', type, 'title', title, 'prompt', prompt, 'model', model,
               'style', style, 'aspectRatio', aspect_ratio, 'width', width, 'height', height,
               'duration', duration, 'recipe', recipe, 'chapters', chapters, 'notices', notices,
               'status', status, 'failure', failure_class, 'private', private, 'hidden', hidden,
               'restricted', moderator_hidden, 'inFeed', in_feed,
               'matureByAuthor', mature_by_author, 'matureByService', mature_by_house, 'gems', gems_settled,
               'madeFrom', parent_id, 'remixableBy', (
                 select audience from remix_setting where creation_id = work.id), 'createdAt', created_at, 'finishedAt', finished_at,
               'publishedAt', published_at, 'deletedAt', deleted_at) as facts
        from creation work
       where user_id = ${userId} and purged_at is null and id > ${after ?? ""}
       order by id limit ${MOST + 1}`.execute(executor);
    return pageOf(rows, MOST, ({ id }) => id, workOf);
  },

  async stories(userId, after) {
    const { rows } = await sql<WorkRow>`
      select id, coalesce(board ->> 'title', '') as title, prompt as text, created_at as at,
             ${isStoryWithheld("own")} as withheld,
             jsonb_build_object('id', id, 'createdAt', created_at) as bare,
             jsonb_build_object(
               'id', id, 'idea', prompt, 'board', board, 'film', render_creation_id,
               'shared', share_token is not null, 'createdAt', created_at, 'updatedAt', updated_at
             ) as facts
        from story own where user_id = ${userId} and deleted_at is null and id > ${after ?? ""}
       order by id limit ${MOST + 1}`.execute(executor);
    return pageOf(rows, MOST, ({ id }) => id, workOf);
  },

  async uploads(userId, after) {
    const { rows } = await sql<WorkRow>`
      select id, file_name as title, '' as text, created_at as at,
             ${isUploadWithheld("own")} as withheld,
             jsonb_build_object('id', id, 'kind', kind, 'createdAt', created_at) as bare,
             jsonb_build_object(
               'id', id, 'kind', kind, 'fileName', file_name, 'bytes', bytes, 'state', state,
               'refusal', refusal, 'width', width, 'height', height, 'duration', duration,
               'consentVersion', consent_version, 'consentAt', consent_at,
               'createdAt', created_at) as facts
        from upload own where user_id = ${userId} and id > ${after ?? ""}
       order by id limit ${MOST + 1}`.execute(executor);
    return pageOf(rows, MOST, ({ id }) => id, workOf);
  },
});

function workOf({ id, title, text, at, withheld, bare, facts }: WorkRow): OwnWork {
  return withheld
    ? { id, title: "", text: "", at, isWithheld: true, facts: { ...bare, withheld: true } }
    : { id, title, text, at, isWithheld: false, facts };
}
