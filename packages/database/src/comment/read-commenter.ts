import type { CommentRate } from "@kinora/contracts/comment/comment-limits";
import type { CommentStore } from "@kinora/domain/comment/comment-store";
import type { Commenter } from "@kinora/domain/comment/missing-to-comment";
import { sql } from "kysely";
import type { Database } from "../client.ts";

/** What decides whether a person may comment. Answers of reviews count as votes too. */
export async function readCommenter(executor: Database, userId: string): Promise<Commenter> {
  const { rows } = await sql<Commenter>`
    select created_at as "joinedAt",
           exists (select from creation
                    where creation.user_id = person.id
                      and (creation.status is null or creation.status = 'scheduled')) as "hasWork",
           exists (select from feed_like where feed_like.user_id = person.id)
             or exists (select from review
                         where review.reviewer_id = person.id and answered_at is not null) as "hasVoted"
      from app_user person where person.id = ${userId}`.execute(executor);
  const [person] = rows;
  if (!person) throw new Error(`There is no person ${userId}`);
  return person;
}

/** Deleted ones count too. */
export async function countLately(
  executor: Database,
  about: { readonly userId: string; readonly ownerId: string; readonly now: Date },
): Promise<Readonly<Record<CommentRate, number>>> {
  const { userId, ownerId, now } = about;
  const since = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
  const { rows } = await sql<Record<CommentRate, number>>`
    select (count(*) filter (where written_at > ${since(60)}))::int as minute,
           count(*)::int as day,
           (count(*) filter (where owner_id = ${ownerId} and owner_id <> user_id))::int as receiver
      from comment where user_id = ${userId} and written_at > ${since(86_400)}`.execute(executor);
  const [counted] = rows;
  if (!counted) throw new Error("A count has one row");
  return counted;
}

export async function hasWritten(
  executor: Database,
  userId: string,
  { textDigest, since, creationId, butFor }: Parameters<CommentStore["hasWritten"]>[1],
): Promise<boolean> {
  const { rows } = await sql`
    select from comment
     where user_id = ${userId} and text_digest = ${textDigest} and id is distinct from ${butFor}
       and (written_at > ${since} or (creation_id = ${creationId} and state <> 'deleted'))
     limit 1`.execute(executor);
  return rows.length > 0;
}

export async function peopleCalled(
  executor: Database,
  handles: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const all = sql`any(${[...handles]}::text[])`;
  const { rows } = await sql<{ handle: string; id: string }>`
    select handle, user_id as id from old_handle where handle = ${all} and until > ${now}
    union all
    select handle, id from app_user where handle = ${all} and erased_at is null`.execute(executor);
  // Who has a handle now comes last, and counts.
  return new Map(rows.map(({ handle, id }) => [handle, id]));
}
