import type { PrizeRecord, RewardRecord } from "@kinora/domain/challenge/challenge-record";
import type { ChallengePurse, PrizePayment } from "@kinora/domain/challenge/challenge-store";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { parsePrize } from "./parse-challenge.ts";

type Purse<Name extends keyof ChallengePurse> = Pick<ChallengePurse, Name>;
type PrizePurse = Purse<"addPrizes" | "openPrize" | "settlePrize" | "ownerless" | "withOwnerless">;
type RewardPurse = Purse<
  "addRewards" | "openReward" | "settleReward" | "voteGemsOn" | "voteGemsOf"
>;

export const postgresChallengePrizes = (executor: Database): PrizePurse & RewardPurse => ({
  ...prizes(executor),
  ...rewards(executor),
});

const PRIZE = ["author", "user_id", "entry_id", "kind", "gems"] as const;

function prizes(executor: Database): PrizePurse {
  const open = () =>
    executor.selectFrom("challenge_prize").select(PRIZE).where("settled_at", "is", null);
  return {
    async addPrizes(challengeId, all) {
      if (all.length === 0) return;
      await executor
        .insertInto("challenge_prize")
        .values(
          all.map(({ author, userId, entryId, kind, gems }: PrizeRecord) => ({
            ...{ challenge_id: challengeId, author, user_id: userId, entry_id: entryId },
            ...{ kind, gems },
          })),
        )
        .onConflict((conflict) => conflict.columns(["challenge_id", "author"]).doNothing())
        .execute();
    },

    async openPrize(challengeId, userId) {
      const row = await open()
        .where("challenge_id", "=", challengeId)
        .where("user_id", "=", userId)
        .forUpdate()
        .executeTakeFirst();
      return row ? parsePrize(row) : null;
    },

    settlePrize: (payment) => settle(executor, payment),

    async ownerless(challengeId) {
      const rows = await open()
        .where("challenge_id", "=", challengeId)
        .where("user_id", "is", null)
        .orderBy("author")
        .forUpdate()
        .execute();
      return rows.map(parsePrize);
    },

    async withOwnerless({ after, limit }) {
      const rows = await executor
        .selectFrom("challenge_prize")
        .select("challenge_id")
        .distinct()
        .where("settled_at", "is", null)
        .where("user_id", "is", null)
        .where("challenge_id", ">", after)
        .orderBy("challenge_id")
        .limit(limit)
        .execute();
      return rows.map(({ challenge_id: id }) => id);
    },
  };
}

/** Takes a prize out of the escrow, in one statement with the entry that says where it went. */
async function settle(
  executor: Database,
  { challengeId, prize: { author, gems }, receiptId, key, now }: PrizePayment,
): Promise<void> {
  const isPaid = receiptId !== null;
  await sql`
    with entry as (
      insert into challenge_pool_entry (challenge_id, key, step, gems, transaction_id, at)
      values (${challengeId}, ${key}, ${isPaid ? "prize" : "back"}, ${gems}, ${receiptId}, ${now})
      returning gems
    ), pool as (
      update challenge_pool
         set paid = paid + case when ${isPaid} then entry.gems else 0 end,
             back = back + case when ${isPaid} then 0 else entry.gems end
        from entry where challenge_id = ${challengeId}
    )
    update challenge_prize set receipt_id = ${receiptId}, settled_at = ${now}
     where challenge_id = ${challengeId} and author = ${author} and settled_at is null`.execute(
    executor,
  );
}

function rewards(executor: Database): RewardPurse {
  return {
    async addRewards(challengeId, all) {
      if (all.length === 0) return;
      await executor
        .insertInto("challenge_vote_reward")
        .values(
          all.map(({ userId, ballots, isEarned }: RewardRecord) => ({
            ...{ challenge_id: challengeId, user_id: userId, ballots, is_earned: isEarned },
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async openReward(challengeId, userId) {
      const row = await executor
        .selectFrom("challenge_vote_reward")
        .select(["user_id", "ballots", "is_earned"])
        .where("challenge_id", "=", challengeId)
        .where("user_id", "=", userId)
        .where("settled_at", "is", null)
        .forUpdate()
        .executeTakeFirst();
      return row ? { userId: row.user_id, ballots: row.ballots, isEarned: row.is_earned } : null;
    },

    async settleReward(challengeId, userId, { gems, receiptId, now }) {
      await executor
        .updateTable("challenge_vote_reward")
        .set({ gems, receipt_id: receiptId, settled_at: now })
        .where("challenge_id", "=", challengeId)
        .where("user_id", "=", userId)
        .where("settled_at", "is", null)
        .execute();
    },

    async voteGemsOn(userId, day) {
      const { rows } = await sql<{ gems: number }>`
        select coalesce(sum(gems), 0)::integer as gems from challenge_vote_reward
         where user_id = ${userId} and settled_at >= ${day}::date at time zone 'UTC'
           and settled_at < (${day}::date + 1) at time zone 'UTC'`.execute(executor);
      return rows[0]?.gems ?? 0;
    },

    async voteGemsOf(challengeId, userId) {
      const row = await executor
        .selectFrom("challenge_vote_reward")
        .select("gems")
        .where("challenge_id", "=", challengeId)
        .where("user_id", "=", userId)
        .executeTakeFirst();
      return row?.gems ?? null;
    },
  };
}
