import type { FollowState } from "@kinora/contracts/people/follow";
import type { FollowStore } from "@kinora/domain/people/follow-person";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../client.ts";

/** Query: what a viewer has to do with a person. */
export const relationOf = (viewerId: string | null, personId: RawBuilder<unknown>) => sql`
  jsonb_build_object(
    'follows', exists (select from follow
                        where follower_id = ${viewerId} and followed_id = ${personId}),
    'followsYou', exists (select from follow
                           where follower_id = ${personId} and followed_id = ${viewerId}),
    'blocks', exists (select from block
                       where blocker_id = ${viewerId} and blocked_id = ${personId}),
    'mutes', exists (select from mute where muter_id = ${viewerId} and muted_id = ${personId}))`;

/** Who follows whom. */
export const postgresFollows = (executor: Database): FollowStore => ({
  async findPerson(handle, now) {
    const { rows } = await sql<{ id: string }>`
      select id from app_user where handle = ${handle} and erased_at is null
      union all
      select user_id from old_handle where handle = ${handle} and until > ${now}
      limit 1`.execute(executor);
    return rows[0] ?? null;
  },

  async lockPeople(ids) {
    const { rows } = await sql<{ erased: boolean }>`
      select erased_at is not null as erased from app_user
       where id = any(${ids}::text[]) order by id for no key update`.execute(executor);
    return rows.length === ids.length && rows.every(({ erased }) => !erased);
  },

  async count(followerId) {
    const { count } = await executor
      .selectFrom("follow")
      .select(sql<number>`count(*)::int`.as("count"))
      .where("follower_id", "=", followerId)
      .executeTakeFirstOrThrow();
    return count;
  },

  async add(followerId, followedId, since) {
    await executor
      .insertInto("follow")
      .values({ follower_id: followerId, followed_id: followedId, since })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async remove(followerId, followedId) {
    await executor
      .deleteFrom("follow")
      .where("follower_id", "=", followerId)
      .where("followed_id", "=", followedId)
      .execute();
  },

  async state(viewerId, personId) {
    const { rows } = await sql<FollowState>`
      select ${relationOf(viewerId, sql`${personId}`)} as you,
             (select count(*)::int from follow where followed_id = ${personId}) as followers`.execute(
      executor,
    );
    const [state] = rows;
    if (!state) throw new Error("A query without a condition found nothing.");
    return state;
  },
});
