import { PRODUCTS, PURCHASE_STATES } from "@kinora/contracts/billing/store-vocabulary";
import type { PurchaseStore } from "@kinora/domain/billing/purchase-store";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
import { parsePurchase } from "./parse-purchase.ts";
import { selectPurchases } from "./select-purchases.ts";

/** Lists and counts purchases. */
export const listPurchases = (
  executor: Database,
): Pick<PurchaseStore, "countOpen" | "listStanding" | "list" | "findUnsettled"> => ({
  async countOpen(userId, since) {
    const { count } = await executor
      .selectFrom("purchase")
      .select(sql<number>`count(*)::int`.as("count"))
      .where("user_id", "=", userId)
      .where("state", "in", ["open", "canceled"])
      .where("created_at", ">", since)
      .executeTakeFirstOrThrow();
    return count;
  },
  async listStanding(userId) {
    const { rows } = await sql<{ product: string; state: string }>`
        select distinct on (product) product, state from purchase
         where user_id = ${userId} and state in ('open', 'pending', 'paid', 'disputed', 'refunded')
         order by product, state = 'open', id desc`.execute(executor);
    return rows.map(({ product, state }) => ({
      product: parseKnown(PRODUCTS, product),
      state: parseKnown(PURCHASE_STATES, state),
    }));
  },
  async list(userId, { before, most, unpaidSince }) {
    const rows = await selectPurchases(executor)
      .where("user_id", "=", userId)
      .$if(unpaidSince !== null, (query) =>
        query.where(
          sql<boolean>`(state = 'pending' or state = 'open' and created_at > ${unpaidSince})`,
        ),
      )
      .$if(before !== null, (query) =>
        query.where(
          sql<boolean>`(date_trunc('milliseconds', created_at), id) < (${before?.at}, ${before?.id})`,
        ),
      )
      .orderBy(sql`date_trunc('milliseconds', created_at) desc`)
      .orderBy("id", "desc")
      .limit(most)
      .execute();
    return rows.map(parsePurchase);
  },
  async findUnsettled(askedBefore, most) {
    const rows = await executor
      .selectFrom("purchase")
      .select("id")
      .where("state", "in", ["open", "pending"])
      .where("ref", "is not", null)
      .where(({ eb, or }) => or([eb("asked_at", "is", null), eb("asked_at", "<", askedBefore)]))
      .where("created_at", "<", askedBefore)
      .orderBy(sql`asked_at nulls first`)
      .orderBy("id")
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  },
});
