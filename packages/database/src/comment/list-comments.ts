import { COMMENT_REPLIES_SHOWN } from "@kinora/contracts/comment/comment-limits";
import type { CommentFound, ThreadFound } from "@kinora/domain/comment/comment-record";
import type { CommentPaging } from "@kinora/domain/comment/comment-store";
import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../client.ts";
import { foundAs, foundRow, isSeen } from "./comment-columns.ts";

const threadRow = foundRow.extend({ firstReplies: z.array(foundRow) });

/** Comments with their first replies in one query. What is gone keeps its place while it has replies. */
export async function listComments(
  executor: Database,
  creationId: string,
  { readerId, before, most }: CommentPaging,
): Promise<readonly ThreadFound[]> {
  const { rows } = await sql<{ found: unknown }>`
    select ${foundAs("comment", readerId)} || jsonb_build_object('firstReplies', (
             select coalesce(jsonb_agg(${foundAs("first", readerId)} order by first.written_at, first.id), '[]')
               from (select * from comment reply
                      where reply.parent_id = comment.id and ${isSeen("reply", readerId)}
                      order by reply.written_at, reply.id limit ${COMMENT_REPLIES_SHOWN}) first)) as found
      from comment
     where comment.creation_id = ${creationId} and comment.parent_id is null
       and (${before?.id ?? null}::text is null or (comment.written_at, comment.id)
              < (${before?.at ?? null}::timestamptz, ${before?.id ?? null}))
       and (${isSeen("comment", readerId)} or exists (
              select from comment reply
               where reply.parent_id = comment.id and ${isSeen("reply", readerId)}))
     order by comment.written_at desc, comment.id desc limit ${most}`.execute(executor);
  return rows.map(({ found }) => threadRow.parse(found));
}

export async function listReplies(
  executor: Database,
  parentId: string,
  { readerId, before: after, most }: CommentPaging,
): Promise<readonly CommentFound[]> {
  const { rows } = await sql<{ found: unknown }>`
    select ${foundAs("comment", readerId)} as found from comment
     where comment.parent_id = ${parentId} and ${isSeen("comment", readerId)}
       and (${after?.id ?? null}::text is null or (comment.written_at, comment.id)
              > (${after?.at ?? null}::timestamptz, ${after?.id ?? null}))
     order by comment.written_at, comment.id limit ${most}`.execute(executor);
  return rows.map(({ found }) => foundRow.parse(found));
}

export async function showComment(
  executor: Database,
  id: string,
  readerId: string | null,
): Promise<CommentFound | null> {
  const { rows } = await sql<{ found: unknown }>`
    select ${foundAs("comment", readerId)} as found from comment where comment.id = ${id}`.execute(
    executor,
  );
  return rows[0] ? foundRow.parse(rows[0].found) : null;
}
