import { CHALLENGE_NEWS } from "@kinora/contracts/challenge/challenge-vocabulary";
import type { NoticeRecord } from "@kinora/domain/challenge/challenge-record";
import type { ChallengePurse } from "@kinora/domain/challenge/challenge-store";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
import { postgresChallengePrizes } from "./postgres-challenge-prizes.ts";

type Purse<Name extends keyof ChallengePurse> = Pick<ChallengePurse, Name>;

export const postgresChallengePurse = (executor: Database): ChallengePurse => ({
  ...escrow(executor),
  ...postgresChallengePrizes(executor),
  ...notices(executor),
});

function escrow(executor: Database): Purse<"escrow" | "giveBack" | "left"> {
  return {
    async escrow(challengeId, gems, key, now) {
      await sql`
        insert into challenge_pool (challenge_id) values (${challengeId})
        on conflict do nothing`.execute(executor);
      if (gems === 0) return;
      await sql`
        with entry as (
          insert into challenge_pool_entry (challenge_id, key, step, gems, at)
          values (${challengeId}, ${key}, 'escrow', ${gems}, ${now})
          on conflict do nothing returning gems
        )
        update challenge_pool set gems = challenge_pool.gems + entry.gems from entry
         where challenge_id = ${challengeId}`.execute(executor);
    },

    async giveBack(challengeId, gems, key, now) {
      if (gems === 0) return;
      await sql`
        with entry as (
          insert into challenge_pool_entry (challenge_id, key, step, gems, at)
          values (${challengeId}, ${key}, 'back', ${gems}, ${now})
          on conflict do nothing returning gems
        )
        update challenge_pool set back = back + entry.gems from entry
         where challenge_id = ${challengeId}`.execute(executor);
    },

    async left(challengeId) {
      const { rows } = await sql<{ left: number }>`
        select gems - paid - back as left from challenge_pool
         where challenge_id = ${challengeId}`.execute(executor);
      return rows[0]?.left ?? 0;
    },
  };
}

function notices(executor: Database): Purse<"addNotices" | "untold" | "lockNotice" | "noteTold"> {
  return {
    async addNotices(all) {
      if (all.length === 0) return;
      await sql`
        insert into challenge_notice (id, challenge_id, user_id, about, entry_id)
        select * from unnest(
          ${all.map(({ id }) => id)}::text[], ${all.map(({ challengeId }) => challengeId)}::text[],
          ${all.map(({ userId }) => userId)}::text[], ${all.map(({ about }) => about)}::text[],
          ${all.map(({ entryId }) => entryId)}::text[])
        on conflict do nothing`.execute(executor);
    },

    async untold({ after, limit }) {
      const rows = await executor
        .selectFrom("challenge_notice")
        .select("id")
        .where("told_at", "is", null)
        .where("id", ">", after)
        .orderBy("id")
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    async lockNotice(id) {
      const row = await executor
        .selectFrom("challenge_notice")
        .selectAll()
        .where("id", "=", id)
        .where("told_at", "is", null)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!row) return null;
      const notice: NoticeRecord = {
        ...{ id, challengeId: row.challenge_id, userId: row.user_id, entryId: row.entry_id },
        about: parseKnown(CHALLENGE_NEWS, row.about),
      };
      return notice;
    },

    async noteTold(id, now) {
      await executor
        .updateTable("challenge_notice")
        .set({ told_at: now })
        .where("id", "=", id)
        .execute();
    },
  };
}
