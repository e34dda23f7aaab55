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
    const { gems } = await executor
      .selectFrom("given_month")
      .select(sql<number>`coalesce(sum(gems), 0)::int`.as("gems"))
      .where("given_by", "=", givenById)
      .where("given_at", ">", since)
      .executeTakeFirstOrThrow();
    return gems;
  },
});

const parseMonth = (row: Selectable<GivenMonthTable>): MonthRecord => ({
  ...{ id: row.id, userId: row.user_id, days: row.days, gems: row.gems, reason: row.reason },
  tier: parseKnown(["basic", "pro"] as const, row.tier),
  ...{ givenById: row.given_by, givenAt: row.given_at },
});
