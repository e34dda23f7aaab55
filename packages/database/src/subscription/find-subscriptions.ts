import { isOver, SUBSCRIPTION_STATES } from "@kinora/contracts/subscription/plans";
import type { SubscriptionStore } from "@kinora/domain/subscription/subscription-store";
import { type Selectable, sql } from "kysely";
import type { Database } from "../client.ts";
import type { SubscriptionTable } from "../schema.gen.ts";
import { parseSubscription } from "./parse-subscription.ts";

type Finders =
  | ("findByKey" | "find" | "findByRef" | "findByCheckout" | "lock" | "list")
  | ("countOpen" | "findDue" | "findOfEndedAccounts");

const RUNNING = SUBSCRIPTION_STATES.filter((state) => !isOver(state));

/** Looks up, lists and counts subscriptions. */
export function findSubscriptions(executor: Database): Pick<SubscriptionStore, Finders> {
  const all = () => executor.selectFrom("subscription").selectAll();
  const parsed = (row: Selectable<SubscriptionTable> | undefined) =>
    row ? parseSubscription(row) : null;
  return {
    findByKey: async (userId, key) =>
      parsed(await all().where("user_id", "=", userId).where("key", "=", key).executeTakeFirst()),
    find: async (id) => parsed(await all().where("id", "=", id).executeTakeFirst()),
    findByRef: async (store, ref) =>
      parsed(await all().where("store", "=", store).where("ref", "=", ref).executeTakeFirst()),
    findByCheckout: async (store, ref) =>
      parsed(
        await all().where("store", "=", store).where("checkout_ref", "=", ref).executeTakeFirst(),
      ),
    lock: async (id) => parsed(await all().where("id", "=", id).forUpdate().executeTakeFirst()),
    async list(userId) {
      const rows = await all()
        .where("user_id", "=", userId)
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
    async findOfEndedAccounts(most) {
      const rows = await executor
        .selectFrom("subscription")
        .innerJoin("app_user", "app_user.id", "subscription.user_id")
        .select(["subscription.id", "app_user.erasing_since"])
        .where("subscription.state", "in", RUNNING)
        .where("subscription.ref", "is not", null)
        .where("subscription.store", "=", "stripe")
        .where(({ eb, or, and }) =>
          or([
            eb("app_user.erasing_since", "is not", null),
            and([
              eb("subscription.state", "!=", "canceled"),
              or([
                eb("app_user.disabled_at", "is not", null),
                eb("app_user.deletion_at", "is not", null),
              ]),
            ]),
          ]),
        )
        .orderBy("subscription.id")
        .limit(most)
        .execute();
      return rows.map(({ id, erasing_since }) => ({ id, isErased: erasing_since !== null }));
    },
  };
}
