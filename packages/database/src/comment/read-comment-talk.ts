import type { CommentTalk, Talkers } from "@kinora/domain/comment/comment-talk";
import { type RawBuilder, sql } from "kysely";
import { isUnwanted } from "../block/unwanted.ts";
import type { Database } from "../client.ts";
import { isCounted } from "./change-comment.ts";
import { postgresComments } from "./postgres-comments.ts";

export function readCommentTalk(executor: Database): CommentTalk {
  /** The latest of these comments, and how many people wrote them. */
  const people = async (which: RawBuilder<unknown>, told: string): Promise<Talkers | null> => {
    const { rows } = await sql<Talkers>`
      select person.id as by, person.display_name as name, count(*) over () as count
        from (select user_id, max(written_at) as at from comment
               where ${which} and ${isCounted("comment")} and user_id <> ${told}
                 and not ${isUnwanted(sql`comment.user_id`, told)}
               group by user_id) talker join app_user person on person.id = talker.user_id
       order by talker.at desc, person.id limit 1`.execute(executor);
    return rows[0] ?? null;
  };
  return {
    find: postgresComments(executor).find,

    async mentioned(id) {
      const { rows } = await sql<{ id: string }>`
        select distinct user_id as id from comment_mention where comment_id = ${id} order by 1`.execute(
        executor,
      );
      return rows.map((row) => row.id);
    },

    onWork: (creationId, butFor, since) =>
      people(sql`creation_id = ${creationId} and written_at >= ${since}`, butFor),

    inReplyTo: (parentId, butFor, since) =>
      people(sql`parent_id = ${parentId} and written_at >= ${since}`, butFor),

    async mentioning(userId, since) {
      const { rows } = await sql<Talkers>`
        select person.id as by, person.display_name as name, count(*) over () as count
          from comment join app_user person on person.id = comment.user_id
         where comment.id in (select comment_id from comment_mention
                               where comment_mention.user_id = ${userId} and at >= ${since})
           and ${isCounted("comment")} and comment.user_id <> ${userId}
           and not ${isUnwanted(sql`comment.user_id`, userId)}
         order by comment.written_at desc, comment.id desc limit 1`.execute(executor);
      return rows[0] ?? null;
    },

    async isAnyWaiting(creationId) {
      const { rows } = await sql`
        select from comment where creation_id = ${creationId} and state = 'waiting' limit 1`.execute(
        executor,
      );
      return rows.length > 0;
    },
  };
}
