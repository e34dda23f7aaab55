import type { PurchaseStore } from "@kinora/domain/billing/purchase-store";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { notePurchasePaid } from "../payment/note-payment.ts";
import { findPurchases } from "./find-purchases.ts";
import { listPurchases } from "./list-purchases.ts";
import { purchaseGrants } from "./purchase-grants.ts";

export const postgresPurchases = (executor: Database): PurchaseStore => ({
  ...findPurchases(executor),
  ...listPurchases(executor),
  ...purchaseGrants(executor),
  async lockBuyer(userId) {
    await sql`select pg_advisory_xact_lock(hashtext('checkout'), hashtext(${userId}))`.execute(
      executor,
    );
  },
  async add({ id, userId, store, environment, product, gems, price, createdAt }, key) {
    await executor
      .insertInto("purchase")
      .values({
        ...{ id, key, store, environment, product, gems, ...price, user_id: userId },
        created_at: createdAt,
      })
      .execute();
  },
  async setPage(id, { ref, url }) {
    await executor.updateTable("purchase").set({ ref, url }).where("id", "=", id).execute();
  },
  async setRef(id, ref) {
    await executor
      .updateTable("purchase")
      .set({ ref })
      .where("id", "=", id)
      .where("ref", "is", null)
      .execute();
  },
  async closeUnopened(begunBefore) {
    await executor
      .updateTable("purchase")
      .set({ state: "canceled" })
      .where("state", "=", "open")
      .where("ref", "is", null)
      .where("created_at", "<", begunBefore)
      .execute();
  },
  async change(id, { state, paymentRef, price, refunded }, now) {
    await executor
      .updateTable("purchase")
      .set({ state, payment_ref: paymentRef, ...price, refunded, asked_at: now })
      .set(({ eb }) => ({ version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .execute();
    await notePurchasePaid(executor, id, now);
  },
  async setAsked(id, at) {
    await executor.updateTable("purchase").set({ asked_at: at }).where("id", "=", id).execute();
  },
});
