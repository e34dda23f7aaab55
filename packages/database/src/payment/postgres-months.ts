import type { MonthRecord, MonthStore } from "@kinora/domain/subscription/give-month";
import { type Selectable, sql } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
import type { GivenMonthTable } from "../schema.gen.ts";

/** Tiers that staff gave for some days. */
export const postgresMonths = (executor: Database): MonthStore => ({
  async add({ id, userId, tier, days, gems, reason, givenById, givenAt }, key) {
    await executor
      .insertInto("given_month")
      .values({
        ...{ id, user_id: userId, tier, days, gems, reason, key },
        ...{ given_by: givenById, given_at: givenAt },
      })
      .onConflict((conflict) => conflict.columns(["given_by", "key"]).doNothing())
      .execute();
    return parseMonth(
      await executor
        .selectFrom("given_month")
        .selectAll()
        .where("given_by", "=", givenById)
        .where("key", "=", key)
        .executeTakeFirstOrThrow(),
    );
  },
  async setReceipt(id, receiptId) {
    await executor
      .updateTable("given_month")
      .set({ receipt_id: receiptId })
      .where("id", "=", id)
      .execute();
  },
  async gemsGiven(givenById, since) {
    const { rows } = await sql<{ gems: number }>`
      select coalesce(sum(gems), 0)::int as gems from (
        select gems from given_month where given_by = ${givenById} and given_at > ${since}
        union all
        select gems from plan_extension
         where asked_by = ${givenById} and asked_at > ${since} and state <> 'refused') as given`.execute(
      executor,
    );
    return rows[0]?.gems ?? 0;
  },
});

const parseMonth = (row: Selectable<GivenMonthTable>): MonthRecord => ({
  ...{ id: row.id, userId: row.user_id, days: row.days, gems: row.gems, reason: row.reason },
  tier: parseKnown(["basic", "pro"] as const, row.tier),
  ...{ givenById: row.given_by, givenAt: row.given_at },
});
