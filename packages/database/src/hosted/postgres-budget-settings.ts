import type { BudgetSettingStore } from "@kinora/domain/hosted/budget-settings";
import { sql } from "kysely";
import type { Database } from "../client.ts";

export const postgresBudgetSettings = (executor: Database): BudgetSettingStore => ({
  async list() {
    const rows = await executor
      .selectFrom("budget_setting")
      .select(["scope", "day_mills", "month_mills"])
      .execute();
    return new Map(
      rows.map(({ scope, day_mills: day, month_mills: month }) => [scope, { day, month }]),
    );
  },

  async keep({ scope, day, month, at, by }) {
    if (day === null && month === null) {
      await executor.deleteFrom("budget_setting").where("scope", "=", scope).execute();
      return;
    }
    const setting = { day_mills: day, month_mills: month, changed_at: at, changed_by: by };
    await executor
      .insertInto("budget_setting")
      .values({ scope, ...setting })
      .onConflict((conflict) => conflict.column("scope").doUpdateSet(setting))
      .execute();
  },

  async lock() {
    await sql`lock table budget_setting in share row exclusive mode`.execute(executor);
  },
});
