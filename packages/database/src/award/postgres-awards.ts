import type { AwardStore } from "@kinora/domain/award/award-stores";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { lockAccount } from "../gem/lock-account.ts";
import { findStanding } from "./find-standing.ts";
import { readStanding } from "./read-standing.ts";

/** Days for which active days are kept. */
const KEPT = 30;

/** Awards, and what people did for them. */
export function postgresAwards(executor: Database): AwardStore {
  return {
    ...switchOn(executor),
    ...streaksOn(executor),
    ...activityOn(executor),
    ...revocableOn(executor),
    lock: async (userId) => void (await lockAccount(executor, userId)),

    async hasWork(award, work) {
      const row = await executor
        .selectFrom("award")
        .select("award")
        .where("award", "=", award)
        .where("work", "=", work)
        .executeTakeFirst();
      return row !== undefined;
    },

    async add({ userId, award, period, gems, version, receiptId, work, at }) {
      await executor
        .insertInto("award")
        .values({
          ...{ user_id: userId, award, period, gems, kept: gems, version, work, at },
          receipt_id: receiptId,
        })
        .execute();
    },

    async held(userId, periods) {
      const rows = await executor
        .selectFrom("award")
        .select("award")
        .where("user_id", "=", userId)
        .where("period", "in", periods)
        .execute();
      return new Set(rows.map(({ award }) => award));
    },

    standing: (creation) => readStanding(executor, creation),
    findStanding: (asked, page) => findStanding(executor, asked, page),
  };
}

const revocableOn = (executor: Database): Pick<AwardStore, "findFor" | "turn"> => ({
  async findFor(award, work) {
    const row = await executor
      .selectFrom("award")
      .select(["user_id", "gems", "receipt_id", "kept", "version", "turns"])
      .where("award", "=", award)
      .where("work", "=", work)
      .executeTakeFirst();
    if (!row) return null;
    const { user_id: userId, receipt_id: receiptId, ...rest } = row;
    return { ...rest, userId, receiptId };
  },

  async turn(award, { userId, receiptId, kept, turns }) {
    await executor
      .updateTable("award")
      .set({ receipt_id: receiptId, kept, turns })
      .where("user_id", "=", userId)
      .where("award", "=", award)
      .execute();
  },
});

const switchOn = (executor: Database): Pick<AwardStore, "isPaused" | "pausedDays"> => ({
  async isPaused() {
    const newest = await executor
      .selectFrom("switch_edit")
      .select("awards")
      .orderBy("number", "desc")
      .limit(1)
      .executeTakeFirst();
    return newest?.awards === false;
  },

  async pausedDays(from, to) {
    const { rows } = await sql<{ day: string }>`
      with edit as (
        select awards and not read_only as is_open, (at at time zone 'UTC')::date as first,
               (lead(at) over (order by number) at time zone 'UTC')::date as last
          from switch_edit
      )
      select distinct passed::date as day
        from edit, generate_series(greatest(first, ${from}::date),
                                   least(coalesce(last, ${to}::date), ${to}::date),
                                   interval '1 day') passed
       where not is_open`.execute(executor);
    return rows.map(({ day }) => day);
  },
});

const streaksOn = (
  executor: Database,
): Pick<
  AwardStore,
  "streak" | "saveStreak" | "claimedDays" | "wantsStreaks" | "chooseStreaks"
> => ({
  async streak(userId) {
    const row = await executor
      .selectFrom("award_streak")
      .selectAll()
      .where("user_id", "=", userId)
      .executeTakeFirst();
    return row ? { days: row.days, lastDay: row.last_day, frozenDay: row.frozen_day } : null;
  },

  async saveStreak(userId, { days, lastDay, frozenDay }) {
    const streak = { days, last_day: lastDay, frozen_day: frozenDay };
    await executor
      .insertInto("award_streak")
      .values({ user_id: userId, ...streak })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet(streak))
      .execute();
  },

  async claimedDays(userId) {
    const { rows } = await sql<{ day: string }>`
      select distinct (at at time zone 'UTC')::date as day from gem_transaction
       where user_id = ${userId} and step = 'credit' and award_kind = 'daily'
       order by day`.execute(executor);
    return rows.map(({ day }) => day);
  },

  async wantsStreaks(userId) {
    const choice = await executor
      .selectFrom("award_choice")
      .select("streaks")
      .where("user_id", "=", userId)
      .executeTakeFirst();
    return choice?.streaks ?? true;
  },

  async chooseStreaks(userId, streaks, now) {
    const choice = { streaks, changed_at: now };
    await executor
      .insertInto("award_choice")
      .values({ user_id: userId, ...choice })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet(choice))
      .execute();
  },
});

const activityOn = (
  executor: Database,
): Pick<AwardStore, "addActiveDay" | "activeDays" | "paidAt"> => ({
  async addActiveDay(userId, day) {
    await executor
      .insertInto("award_day")
      .values({ user_id: userId, day })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async activeDays(userId, from) {
    const rows = await executor
      .selectFrom("award_day")
      .select("day")
      .where("user_id", "=", userId)
      .where("day", ">=", from)
      .where(sql<boolean>`day < ${from}::date + 7`)
      .orderBy("day")
      .execute();
    return rows.map(({ day }) => day);
  },

  async paidAt(transactionId) {
    const row = await executor
      .selectFrom("gem_transaction")
      .select("at")
      .where("id", "=", transactionId)
      .where("source", "=", "create")
      .where(sql<boolean>`amount < 0`)
      .executeTakeFirst();
    return row?.at ?? null;
  },
});

/** Deletes active days that no week counts any more. */
export async function forgetOldActiveDays(executor: Database, now: Date): Promise<void> {
  await sql`
    delete from award_day where day < (${now}::timestamptz at time zone 'UTC')::date - ${KEPT}::int`.execute(
    executor,
  );
}
