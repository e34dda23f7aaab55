import type { PurchaseStore } from "@kinora/domain/billing/purchase-store";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { type PurchaseRow, parsePurchase } from "./parse-purchase.ts";
import { selectPurchases } from "./select-purchases.ts";

/** Looks up single purchases. */
export function findPurchases(
  executor: Database,
): Pick<
  PurchaseStore,
  "findByKey" | "find" | "findByRef" | "findByPayment" | "lock" | "findStanding"
> {
  const purchases = () => selectPurchases(executor);
  const parsed = (row: PurchaseRow | undefined) => (row ? parsePurchase(row) : null);
  return {
    findByKey: async (userId, key) =>
      parsed(
        await purchases().where("user_id", "=", userId).where("key", "=", key).executeTakeFirst(),
      ),
    find: async (id) => parsed(await purchases().where("id", "=", id).executeTakeFirst()),
    findByRef: async (store, ref) =>
      parsed(
        await purchases().where("store", "=", store).where("ref", "=", ref).executeTakeFirst(),
      ),
    findByPayment: async (paymentRef) =>
      parsed(await purchases().where("payment_ref", "=", paymentRef).executeTakeFirst()),
    async lock(id) {
      // Not "for update", so that payments, which refer to this row, do not wait for it.
      const { rows } = await sql`select from purchase where id = ${id} for no key update`.execute(
        executor,
      );
      return rows.length === 0
        ? null
        : parsed(await purchases().where("id", "=", id).executeTakeFirst());
    },
    findStanding: async (userId, product) =>
      parsed(
        await purchases()
          .where("user_id", "=", userId)
          .where("product", "=", product)
          .where("state", "in", ["open", "pending", "paid", "disputed", "refunded"])
          .orderBy(sql`state = 'open'`)
          .orderBy("id", "desc")
          .limit(1)
          .executeTakeFirst(),
      ),
  };
}
