import { isOver, SUBSCRIPTION_STATES } from "@kinora/contracts/billing/plans";
import type { SubscriptionStore } from "@kinora/domain/subscription/subscription-store";
import { sql } from "kysely";
import type { Database } from "../client.ts";

const RUNNING = SUBSCRIPTION_STATES.filter((state) => !isOver(state));

const RENEWING = RUNNING.filter((state) => state !== "canceled");

/** Finds subscriptions that nobody can use any more. */
export const ofEndedAccounts = (
  executor: Database,
): Pick<SubscriptionStore, "findOfEndedAccounts" | "findRenewingOfErased"> => ({
  findRenewingOfErased: ({ store, environment }, most) =>
    executor
      .selectFrom("subscription")
      .innerJoin("app_user", "app_user.id", "subscription.user_id")
      .select("subscription.id")
      .where("subscription.state", "in", RENEWING)
      .where("subscription.ref", "is not", null)
      .where("subscription.store", "=", store)
      .where("subscription.environment", "=", environment)
      .where("app_user.erasing_since", "is not", null)
      .orderBy(sql`random()`)
      .limit(most)
      .execute(),
  async findOfEndedAccounts({ store, environment }, most) {
    const rows = await executor
      .selectFrom("subscription")
      .innerJoin("app_user", "app_user.id", "subscription.user_id")
      .select(["subscription.id", "app_user.erasing_since"])
      .where("subscription.state", "in", RUNNING)
      .where("subscription.store", "=", store)
      .where("subscription.environment", "=", environment)
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
      .orderBy(sql`random()`)
      .limit(most)
      .execute();
    return rows.map(({ id, erasing_since }) => ({ id, isErased: erasing_since !== null }));
  },
});
