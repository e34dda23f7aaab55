import type {
  CommentPatch,
  CommentStore,
  MentionRecord,
} from "@kinora/domain/comment/comment-store";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../client.ts";

/** Parts of a work's count of comments; each comment counts in one of them. */
export const TALLY_SLOTS = 16;

/** SQL expression: in which part a comment counts, by its id. */
export const slotOf = (id: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(hashtext(${id}) & ${TALLY_SLOTS - 1})`;

/** SQL condition on a comment by this alias, as `isCounted` of the domain says. */
export const isCounted = (comment: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${comment}.state`)} = 'shown' and not ${sql.ref(`${comment}.held`)})`;

/** SQL: adds `delta` of the rows of `changed` to the counts of their works. */
export const addToTally: RawBuilder<unknown> = sql`
  insert into comment_tally as tally (creation_id, slot, shown)
  select creation_id, slot, sum(delta)::int from changed group by creation_id, slot having sum(delta) <> 0
   order by creation_id, slot
  on conflict (creation_id, slot) do update set shown = tally.shown + excluded.shown`;

export async function addMentions(
  executor: Database,
  id: string,
  mentions: readonly MentionRecord[],
  at: RawBuilder<Date>,
): Promise<void> {
  if (mentions.length === 0) return;
  const values = mentions.map(({ begins, ends, userId }) => ({
    ...{ comment_id: id, begins, ends, user_id: userId, at },
  }));
  await executor.insertInto("comment_mention").values(values).execute();
}

/** Changes a comment, and with it the count of its work. The row is locked, so what is read before is the truth. */
export async function changeComment(
  executor: Database,
  id: string,
  patch: CommentPatch,
): ReturnType<CommentStore["change"]> {
  const { text, state, held, editedAt, textDigest, mentions } = patch;
  const set = [
    ...(text === undefined ? [] : [sql`text = ${text}`, sql`version = version + 1`]),
    ...(state === undefined ? [] : [sql`state = ${state}`]),
    ...(held === undefined ? [] : [sql`held = ${held}`]),
    ...(editedAt === undefined ? [] : [sql`edited_at = ${editedAt}`]),
    ...(textDigest === undefined ? [] : [sql`text_digest = ${textDigest}`]),
  ];
  if (set.length > 0)
    await sql`
      with before as (
        select id, ${isCounted("comment")}::int as counted from comment where id = ${id}
      ), after as (
        update comment set ${sql.join(set)} where id = ${id} returning *
      ), changed as (
        select after.creation_id, ${slotOf(sql`after.id`)} as slot,
               ${isCounted("after")}::int - before.counted as delta
          from after join before on before.id = after.id
      ) ${addToTally}`.execute(executor);
  if (mentions === undefined) return;
  await sql`delete from comment_mention where comment_id = ${id}`.execute(executor);
  await addMentions(executor, id, mentions, sql`(select written_at from comment where id = ${id})`);
}
