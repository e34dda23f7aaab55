import type { SubscriptionStore } from "@kinora/domain/subscription/subscription-store";
import { type Selectable, sql } from "kysely";
import type { Database } from "../client.ts";
import type { SubscriptionTable } from "../schema.gen.ts";
import { parseSubscription } from "./parse-subscription.ts";

type Finders =
  | ("findByKey" | "find" | "findByCheckout" | "findByRef" | "findByPayment" | "lock" | "list")
  | ("countOpen" | "findDue");

/** Looks up, lists and counts subscriptions. */
export function findSubscriptions(executor: Database): Pick<SubscriptionStore, Finders> {
  const all = () => executor.selectFrom("subscription").selectAll();
  const parsed = (row: Selectable<SubscriptionTable> | undefined) =>
    row ? parseSubscription(row) : null;
  return {
    findByKey: async (userId, key) =>
      parsed(await all().where("user_id", "=", userId).where("key", "=", key).executeTakeFirst()),
    find: async (id) => parsed(await all().where("id", "=", id).executeTakeFirst()),
    findByCheckout: async (store, ref) =>
      parsed(
        await all().where("store", "=", store).where("checkout_ref", "=", ref).executeTakeFirst(),
      ),
    findByRef: async (store, ref) =>
      parsed(await all().where("store", "=", store).where("ref", "=", ref).executeTakeFirst()),
    findByPayment: async (paymentRef) =>
      parsed(
        await all()
          .where(isPaidBy(paymentRef))
          // What took another's place stands on its payment now.
          .orderBy(sql`jsonb_array_length(paid_by) = 0`)
          .orderBy("created_at", "desc")
          .limit(1)
          .executeTakeFirst(),
      ),
    lock: async (id) =>
      parsed(await all().where("id", "=", id).forNoKeyUpdate().executeTakeFirst()),
    async list(userId) {
      const rows = await all()
        .where("user_id", "=", userId)
        // Pages that nobody paid on.
        .where("state", "!=", "pending_purchase_canceled")
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      return rows.map(parseSubscription);
    },
    async countOpen(userId, since) {
      const { count } = await executor
        .selectFrom("subscription")
        .select(sql<number>`count(*)::int`.as("count"))
        .where("user_id", "=", userId)
        .where("ref", "is", null)
        .where("created_at", ">", since)
        .executeTakeFirstOrThrow();
      return count;
    },
    async findDue(now, most) {
      const rows = await executor
        .selectFrom("subscription")
        .select("id")
        .where("ask_at", "<=", now)
        .orderBy("ask_at")
        .limit(most)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}

/** A period may stand on several payments, and each month's gems on one. */
const isPaidBy = (paymentRef: string) => sql<boolean>`(
  payment_ref = ${paymentRef} or paid_by @> ${JSON.stringify([{ ref: paymentRef }])}::jsonb
  or exists (select from allowance
              where allowance.subscription_id = subscription.id and allowance.payment_ref = ${paymentRef}))`;
