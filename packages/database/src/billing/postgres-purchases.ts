import { PRODUCTS, PURCHASE_STATES } from "@kinora/contracts/billing/store-vocabulary";
import type { Grant, PurchaseStore } from "@kinora/domain/billing/purchase-store";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
import { type PurchaseRow, parsePurchase } from "./parse-purchase.ts";

export function postgresPurchases(executor: Database): PurchaseStore {
  const purchases = () =>
    executor
      .selectFrom("purchase")
      .selectAll()
      .select(({ selectFrom }) => {
        const grants = selectFrom("purchase_grant").whereRef("purchase_id", "=", "purchase.id");
        const first = grants.where("number", "=", 0);
        return [
          first.select("gems").as("granted"),
          first.select("receipt_id").as("receipt_id"),
          // What was restored counts as not taken back.
          grants
            .select(
              sql<number>`sum(taken_back - case when number > 0 then gems else 0 end)::int`.as(
                "gems",
              ),
            )
            .as("taken_back"),
        ];
      });
  const parsed = (row: PurchaseRow | undefined) => (row ? parsePurchase(row) : null);
  return {
    async lockBuyer(userId) {
      await sql`select pg_advisory_xact_lock(hashtext('checkout'), hashtext(${userId}))`.execute(
        executor,
      );
    },
    findByKey: async (userId, key) =>
      parsed(
        await purchases().where("user_id", "=", userId).where("key", "=", key).executeTakeFirst(),
      ),
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
    find: async (id) => parsed(await purchases().where("id", "=", id).executeTakeFirst()),
    findByRef: async (store, ref) =>
      parsed(
        await purchases().where("store", "=", store).where("ref", "=", ref).executeTakeFirst(),
      ),
    findByPayment: async (paymentRef) =>
      parsed(await purchases().where("payment_ref", "=", paymentRef).executeTakeFirst()),
    async lock(id) {
      const { rows } = await sql`select from purchase where id = ${id} for update`.execute(
        executor,
      );
      return rows.length === 0
        ? null
        : parsed(await purchases().where("id", "=", id).executeTakeFirst());
    },
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
    findStanding: async (userId, product) =>
      parsed(
        await purchases()
          .where("user_id", "=", userId)
          .where("product", "=", product)
          .where("state", "in", ["open", "pending", "paid", "disputed"])
          .orderBy(sql`state = 'open'`)
          .orderBy("id", "desc")
          .limit(1)
          .executeTakeFirst(),
      ),
    async listStanding(userId) {
      const { rows } = await sql<{ product: string; state: string }>`
        select distinct on (product) product, state from purchase
         where user_id = ${userId} and state in ('open', 'pending', 'paid', 'disputed')
         order by product, state = 'open', id desc`.execute(executor);
      return rows.map(({ product, state }) => ({
        product: parseKnown(PRODUCTS, product),
        state: parseKnown(PURCHASE_STATES, state),
      }));
    },
    ...grantsOn(executor),
    async change(id, { state, paymentRef, price, refunded }, now) {
      await executor
        .updateTable("purchase")
        .set({ state, payment_ref: paymentRef, ...price, refunded, asked_at: now })
        .set(({ eb }) => ({ version: eb("version", "+", 1) }))
        .where("id", "=", id)
        .execute();
    },
    async list(userId, { before, most }) {
      const query = purchases().where("user_id", "=", userId).orderBy("id", "desc").limit(most);
      const rows = await (before === null ? query : query.where("id", "<", before)).execute();
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
    async setAsked(id, at) {
      await executor.updateTable("purchase").set({ asked_at: at }).where("id", "=", id).execute();
    },
  };
}

const grantsOn = (
  executor: Database,
): Pick<PurchaseStore, "grants" | "addGrant" | "setTakenBack"> => ({
  async grants(id) {
    const rows = await executor
      .selectFrom("purchase_grant")
      .selectAll()
      .where("purchase_id", "=", id)
      .orderBy("number")
      .execute();
    return rows.map(
      ({ number, receipt_id: receiptId, gems, taken_back: takenBack }): Grant => ({
        ...{ number, receiptId, gems, takenBack },
      }),
    );
  },
  async addGrant(id, { number, receiptId, gems }) {
    await executor
      .insertInto("purchase_grant")
      .values({ purchase_id: id, number, receipt_id: receiptId, gems })
      .execute();
  },
  async setTakenBack(id, number, gems) {
    await executor
      .updateTable("purchase_grant")
      .set({ taken_back: gems })
      .where("purchase_id", "=", id)
      .where("number", "=", number)
      .execute();
  },
});
