import type { BlockStore } from "@kinora/domain/block/block-store";
import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import type { Database } from "../client.ts";

/** SQL condition: one of the two has blocked the other; false for whom isn't signed in. */
export const isBlockedBetween = (
  oneId: RawBuilder<unknown>,
  otherId: string | null,
): RawBuilder<boolean> =>
  otherId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (
        select from block where (blocker_id = ${oneId} and blocked_id = ${otherId})
                             or (blocker_id = ${otherId} and blocked_id = ${oneId}))`;

const row = z.object({
  person: z.object({
    id: z.string(),
    handle: z.string(),
    displayName: z.string(),
    avatarUrl: z.string().nullable(),
  }),
  since: z.date(),
});

export const postgresBlocks = (executor: Database): BlockStore => ({
  async between(oneId, otherId) {
    const { rows } = await sql<{ blocked: boolean }>`
      select ${isBlockedBetween(sql`${oneId}`, otherId)} as blocked`.execute(executor);
    return rows[0]?.blocked ?? false;
  },

  async has(blockerId, blockedId) {
    const found = await executor
      .selectFrom("block")
      .select("since")
      .where("blocker_id", "=", blockerId)
      .where("blocked_id", "=", blockedId)
      .executeTakeFirst();
    return found !== undefined;
  },

  async count(blockerId) {
    const { count } = await executor
      .selectFrom("block")
      .select(sql<number>`count(*)::int`.as("count"))
      .where("blocker_id", "=", blockerId)
      .executeTakeFirstOrThrow();
    return count;
  },

  async add(blockerId, blockedId, since) {
    await executor
      .insertInto("block")
      .values({ blocker_id: blockerId, blocked_id: blockedId, since })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async remove(blockerId, blockedId) {
    await executor
      .deleteFrom("block")
      .where("blocker_id", "=", blockerId)
      .where("blocked_id", "=", blockedId)
      .execute();
  },

  async list(blockerId, { before, most }) {
    const { rows } = await sql`
      select jsonb_build_object('id', person.id, 'handle', person.handle,
               'displayName', person.display_name, 'avatarUrl', person.avatar_url) as person, since
        from block join app_user person on person.id = blocked_id
       where blocker_id = ${blockerId}
         and (${before?.id ?? null}::text is null
              or (since, blocked_id) < (${before?.at ?? null}::timestamptz, ${before?.id ?? null}))
       order by since desc, blocked_id desc limit ${most}`.execute(executor);
    return rows.map((found) => row.parse(found));
  },
});
