import type { SubscriptionStore } from "@kinora/domain/subscription/subscription-store";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { notePlanPaid, noteTurn } from "../payment/note-payment.ts";
import { allowances } from "./allowances.ts";
import { findSubscriptions } from "./find-subscriptions.ts";
import { ofEndedAccounts } from "./of-ended-accounts.ts";
import { storePlaces } from "./store-places.ts";

/** Milliseconds until a store is asked about a page that was opened. */
const FIRST_QUESTION = 600_000;

export const postgresSubscriptions = (executor: Database): SubscriptionStore => ({
  ...findSubscriptions(executor),
  ...allowances(executor),
  ...ofEndedAccounts(executor),
  ...storePlaces(executor),
  async lockHolder(userId) {
    // Their row, before their gems, as whoever orders a work does.
    await sql`select from app_user where id = ${userId} for no key update`.execute(executor);
  },
  async add({ id, userId, store, environment, plan, price, customerRef, createdAt }, key) {
    await executor
      .insertInto("subscription")
      .values({
        ...{ id, key, store, environment, plan, ...price, user_id: userId },
        ...{ customer_ref: customerRef, created_at: createdAt },
        // Asked about even if nobody comes back from its page.
        ask_at: new Date(+createdAt + FIRST_QUESTION),
      })
      .execute();
  },
  async change(id, to, { now, askAt }) {
    await noteTurn(executor, id, to, now);
    await executor
      .updateTable("subscription")
      .set({
        ...{ state: to.state, raw_state: to.rawState, ref: to.ref, customer_ref: to.customerRef },
        ...{ plan: to.plan, next_plan: to.nextPlan, ...to.price, started_at: to.startedAt },
        ...{ period_start: to.periodStart, period_end: to.periodEnd, ended_at: to.endedAt },
        ...{ payment_ref: to.paymentRef, paid_plan: to.paidPlan },
        paid_by: JSON.stringify(to.paidBy),
        ...{ paid_until: to.paidUntil, asked_at: now, ask_at: askAt },
      })
      .set(({ eb }) => ({ version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .execute();
    await notePlanPaid(executor, id, to, now);
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
