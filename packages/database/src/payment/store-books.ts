import type { StoreBooks } from "@kinora/domain/payment/compare-with-store";
import type { Database } from "../client.ts";

/** Our books of what stores have. */
export const postgresStoreBooks = (executor: Database): StoreBooks => ({
  async payment(store, ref) {
    const row = await executor
      .selectFrom("payment")
      .leftJoin("purchase", "purchase.id", "purchase_id")
      .select(["payment.amount", "payment.refunded", "purchase.refunded as booked"])
      .where("payment.store", "=", store)
      .where("payment.ref", "=", ref)
      .executeTakeFirst();
    // A purchase's own figure is the one that its gems went back by.
    return row ? { amount: row.amount, refunded: row.booked ?? row.refunded } : null;
  },
  async paymentsBetween({ store, environment }, from, until) {
    const rows = await executor
      .selectFrom("payment")
      .select("ref")
      .where("store", "=", store)
      .where("environment", "=", environment)
      .where("paid_at", ">=", from)
      .where("paid_at", "<", until)
      .execute();
    return rows.map(({ ref }) => ref);
  },
  async planState(id) {
    const row = await executor
      .selectFrom("subscription")
      .select("raw_state")
      .where("id", "=", id)
      .executeTakeFirst();
    return row?.raw_state ?? null;
  },
  async plansWithAccess({ store, environment }) {
    const rows = await executor
      .selectFrom("subscription")
      .select("id")
      .where("store", "=", store)
      .where("environment", "=", environment)
      .where("state", "in", ["active", "in_grace_period", "canceled"])
      .where("paid_until", "is not", null)
      .execute();
    return rows.map(({ id }) => id);
  },
});
