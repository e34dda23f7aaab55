import {
  type CommentFound,
  type CommentRecord,
  STORED_COMMENT_STATES,
} from "@kinora/domain/comment/comment-record";
import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import { isUnwanted } from "../block/unwanted.ts";

const at = z.coerce.date();
export const recordRow = z.object({
  id: z.string(),
  creationId: z.string(),
  ownerId: z.string(),
  userId: z.string(),
  parentId: z.string().nullable(),
  text: z.string(),
  version: z.number(),
  writtenAt: at,
  editedAt: at.nullable(),
  state: z.enum(STORED_COMMENT_STATES),
  held: z.boolean(),
}) satisfies z.ZodType<CommentRecord>;

export const foundRow = recordRow.extend({
  author: z.object({
    id: z.string(),
    handle: z.string(),
    displayName: z.string(),
    avatarUrl: z.string().nullable(),
  }),
  mentions: z.array(z.object({ begins: z.number(), ends: z.number(), handle: z.string() })),
  replies: z.number(),
  unwanted: z.boolean(),
  reported: z.boolean(),
}) satisfies z.ZodType<CommentFound>;

/** SQL expressions: the columns of a comment by this alias, as JSON. */
export const recordOf = (comment: string): RawBuilder<unknown> => {
  const of = (column: string) => sql.ref(`${comment}.${column}`);
  return sql`jsonb_build_object(
    'id', ${of("id")}, 'creationId', ${of("creation_id")}, 'ownerId', ${of("owner_id")},
    'userId', ${of("user_id")}, 'parentId', ${of("parent_id")}, 'text', ${of("text")},
    'version', ${of("version")}, 'writtenAt', ${of("written_at")}, 'editedAt', ${of("edited_at")},
    'state', ${of("state")}, 'held', ${of("held")})`;
};

/** SQL condition: this reader sees a comment, as `seenAs` of the domain says. */
export const isSeen = (comment: string, readerId: string | null): RawBuilder<boolean> => {
  const of = (column: string) => sql.ref(`${comment}.${column}`);
  return sql<boolean>`(
    ${of("state")} in ('shown', 'waiting')
    and (${of("user_id")} is not distinct from ${readerId} or (
      not ${of("held")} and not ${isUnwanted(of("user_id"), readerId)}
      and (${of("state")} = 'shown' or ${of("owner_id")} is not distinct from ${readerId}))))`;
};

/** SQL expression: a comment by this alias as a reader finds it, as JSON; `reply` is taken inside. */
export const foundAs = (comment: string, readerId: string | null): RawBuilder<unknown> => {
  const of = (column: string) => sql.ref(`${comment}.${column}`);
  return sql`${recordOf(comment)} || jsonb_build_object(
    'author', (select jsonb_build_object('id', person.id, 'handle', person.handle,
                        'displayName', person.display_name, 'avatarUrl', person.avatar_url)
                 from app_user person where person.id = ${of("user_id")}),
    'mentions', (select coalesce(jsonb_agg(jsonb_build_object('begins', begins, 'ends', ends,
                          'handle', handle) order by begins), '[]')
                   from comment_mention join app_user on app_user.id = comment_mention.user_id
                  where comment_id = ${of("id")} and erased_at is null),
    'replies', (select count(*)::int from comment reply
                 where reply.parent_id = ${of("id")} and ${isSeen("reply", readerId)}),
    'unwanted', ${isUnwanted(of("user_id"), readerId)},
    'reported', exists (select from comment_report
                         where comment_report.comment_id = ${of("id")} and state = 'open'
                           and reporter_id = ${readerId}))`;
};
