import type { SubscriptionStore } from "@kinora/domain/subscription/subscription-store";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { allowances } from "./allowances.ts";
import { findSubscriptions } from "./find-subscriptions.ts";
import { ofEndedAccounts } from "./of-ended-accounts.ts";

export const postgresSubscriptions = (executor: Database): SubscriptionStore => ({
  ...findSubscriptions(executor),
  ...allowances(executor),
  ...ofEndedAccounts(executor),
  async lockHolder(userId) {
    await sql`select pg_advisory_xact_lock(hashtext('plans'), hashtext(${userId}))`.execute(
      executor,
    );
  },
  async add({ id, userId, store, environment, plan, price, createdAt }, key) {
    await executor
      .insertInto("subscription")
      .values({
        ...{ id, key, store, environment, plan, ...price, user_id: userId },
        created_at: createdAt,
      })
      .execute();
  },
  async setPage(id, { ref, url }) {
    await executor
      .updateTable("subscription")
      .set({ checkout_ref: ref, url })
      // Until the first answer, the store is asked again ten minutes later.
      .set({ ask_at: sql<Date>`coalesce(ask_at, created_at + interval '10 minutes')` })
      .where("id", "=", id)
      .execute();
  },
  async setCheckout(id, ref) {
    await executor
      .updateTable("subscription")
      .set({ checkout_ref: ref })
      .where("id", "=", id)
      .where("checkout_ref", "is", null)
      .execute();
  },
  async change(id, to, askAt) {
    await executor
      .updateTable("subscription")
      .set({
        ...{ state: to.state, raw_state: to.rawState, ref: to.ref, customer_ref: to.customerRef },
        ...{ plan: to.plan, next_plan: to.nextPlan, ...to.price, started_at: to.startedAt },
        ...{ period_start: to.periodStart, period_end: to.periodEnd, ended_at: to.endedAt },
        ask_at: askAt,
      })
      .set(({ eb }) => ({ version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .execute();
  },
  async setDue(id, askAt) {
    await executor
      .updateTable("subscription")
      .set({ ask_at: askAt })
      .where("id", "=", id)
      .execute();
  },
  async setPlans(userId, { tier, socialPlan }) {
    await executor
      .updateTable("app_user")
      .set({ tier, social_plan: socialPlan })
      .where("id", "=", userId)
      .where(({ eb, or }) => or([eb("tier", "!=", tier), eb("social_plan", "!=", socialPlan)]))
      .execute();
  },
});
