import type { CommentRate } from "@kinora/contracts/comment/comment-limits";
import type { Commenter } from "@kinora/domain/comment/missing-to-comment";
import { sql } from "kysely";
import type { Database } from "../client.ts";

/** What decides whether a person may comment. Answers of reviews count as votes too. */
export async function readCommenter(executor: Database, userId: string): Promise<Commenter> {
  const { rows } = await sql<Commenter>`
    select created_at as "joinedAt",
           exists (select from creation
                    where creation.user_id = person.id and creation.status is null) as "hasWork",
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
