import type { PaymentFacts } from "@kinora/domain/payment/payment-desk";
import type { PaymentStore } from "@kinora/domain/payment/payment-store";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { inTransaction } from "../in-transaction.ts";
import { type PaymentRow, parseFoundPayment, parsePayment } from "./parse-payment.ts";
import { refundOrders } from "./refund-orders.ts";

/** How long a process may take to read a payment before another one takes it up. */
const LEASE = "1 minute";

export const postgresPayments = (executor: Database): PaymentStore => ({
  ...refundOrders(executor),
  async find(id) {
    const row = await executor
      .selectFrom("payment")
      .innerJoin("app_user", "app_user.id", "payment.user_id")
      .selectAll("payment")
      .select("app_user.handle")
      .where("payment.id", "=", id)
      .executeTakeFirst();
    return row ? parseFoundPayment(row) : null;
  },
  async lock(id) {
    const all = executor.selectFrom("payment").selectAll();
    const row = await all.where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
    return row ? parsePayment(row) : null;
  },
  async findByRef(store, ref) {
    const all = executor.selectFrom("payment").selectAll();
    const row = await all.where("store", "=", store).where("ref", "=", ref).executeTakeFirst();
    return row ? parsePayment(row) : null;
  },
  async isDue(now) {
    const { rows } = await sql`select from payment where due_at <= ${now} limit 1`.execute(
      executor,
    );
    return rows.length > 0;
  },
  async takeDue(now, most) {
    const { rows } = await sql<PaymentRow>`
      update payment set due_at = ${now}::timestamptz + ${LEASE}::interval, tries = tries + 1
       where id in (select id from payment where due_at <= ${now}
                     order by due_at limit ${most} for update skip locked)
      returning *`.execute(executor);
    return rows.map(parsePayment);
  },
  async setDue(id, at) {
    await executor.updateTable("payment").set({ due_at: at }).where("id", "=", id).execute();
  },
  setRead: ({ id, version }, facts, now) =>
    inTransaction(executor, async (own) => {
      const done = { read_at: now, due_at: null, tries: 0 };
      const { numUpdatedRows } = await own
        .updateTable("payment")
        .set({ ...done, ...(facts && { ...standingOf(facts), ...cardOf(facts) }) })
        .where("id", "=", id)
        .where("version", "=", version)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return false;
      if (facts === null) return true;
      await storeReversals(own, id, facts);
      return true;
    }),
});

function standingOf({ paid, paidAt, fee, refunds, disputes }: PaymentFacts) {
  const isUnderway = refunds.filter(({ state }) => state !== "failed");
  return {
    ...{ ...paid, paid_at: paidAt, fee },
    refunded: isUnderway.reduce((sum, { amount }) => sum + amount, 0),
    dispute:
      (["lost", "open", "won"] as const).find((one) =>
        disputes.some(({ state }) => state === one),
      ) ?? "none",
  };
}

/**
 * Of an account that was erased, nothing is learned again. In the same update: a second one of the
 * row would check what it refers to, and wait for whoever books it.
 */
function cardOf({ card }: PaymentFacts) {
  const unlessErased = (value: string | null) => sql<string | null>`
    (select ${value} from app_user where id = payment.user_id and erased_at is null)`;
  return {
    card_brand: unlessErased(card?.brand ?? null),
    last4: unlessErased(card?.last4 ?? null),
  };
}

async function storeReversals(executor: Database, id: string, { refunds, disputes }: PaymentFacts) {
  for (const { ref, amount, state, at } of refunds)
    await executor
      .insertInto("payment_refund")
      .values({ ref, payment_id: id, amount, state, at })
      .onConflict((conflict) => conflict.column("ref").doUpdateSet({ state }))
      .execute();
  for (const { ref, amount, fee, state, reason, answerBy: answer_by, at } of disputes)
    await executor
      .insertInto("payment_dispute")
      .values({ ...{ ref, payment_id: id, amount, fee, state, reason }, answer_by, at })
      .onConflict((conflict) => conflict.column("ref").doUpdateSet({ fee, state, answer_by }))
      .execute();
}
