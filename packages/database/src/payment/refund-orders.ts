import type { PaymentStore, RefundOrder } from "@kinora/domain/payment/payment-store";
import { type Selectable, sql } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
import type { RefundOrderTable } from "../schema.gen.ts";

type Orders =
  | ("refundable" | "addRefund" | "findRefund" | "findRefundsDue" | "setRefundDue")
  | ("setRefundSent" | "setRefundRefused");

/** Milliseconds that whoever ordered a refund has for calling the store, before the worker does. */
const OWN_TIME = 60_000;

/** Orders to refund. */
export function refundOrders(executor: Database): Pick<PaymentStore, Orders> {
  const all = () => executor.selectFrom("refund_order").selectAll();
  return {
    async refundable(id) {
      const { rows } = await sql<{ left: number }>`
        select greatest(0, amount
          - (select coalesce(sum(amount), 0) from payment_refund
              where payment_id = payment.id and state <> 'failed')
          - (select coalesce(sum(amount), 0) from refund_order
              where payment_id = payment.id and (state = 'asked' or state = 'sent' and not exists (
                select from payment_refund where payment_refund.ref = refund_order.ref)))
        )::int as left from payment where id = ${id}`.execute(executor);
      return rows[0]?.left ?? 0;
    },
    async addRefund({ id, paymentId, amount, reason, askedById, askedAt }, key) {
      await executor
        .insertInto("refund_order")
        .values({
          ...{ id, payment_id: paymentId, amount, reason, key, asked_by: askedById },
          ...{ asked_at: askedAt, due_at: new Date(+askedAt + OWN_TIME) },
        })
        .onConflict((conflict) => conflict.columns(["asked_by", "key"]).doNothing())
        .execute();
      const own = all().where("asked_by", "=", askedById).where("key", "=", key);
      return parseOrder(await own.executeTakeFirstOrThrow());
    },
    async findRefund(id) {
      const row = await all().where("id", "=", id).executeTakeFirst();
      return row ? parseOrder(row) : null;
    },
    async findRefundsDue(now, most) {
      const due = executor.selectFrom("refund_order").select("id").where("due_at", "<=", now);
      return (await due.orderBy("due_at").limit(most).execute()).map(({ id }) => id);
    },
    async setRefundDue(id, at) {
      await executor
        .updateTable("refund_order")
        .set({ due_at: at })
        .where("id", "=", id)
        .where("state", "=", "asked")
        .execute();
    },
    async setRefundSent(id, ref) {
      const { numUpdatedRows } = await executor
        .updateTable("refund_order")
        .set({ state: "sent", ref, due_at: null })
        .where("id", "=", id)
        .where("state", "=", "asked")
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    async setRefundRefused(id, why) {
      await executor
        .updateTable("refund_order")
        .set({ state: "refused", refusal: why, due_at: null })
        .where("id", "=", id)
        .where("state", "=", "asked")
        .execute();
    },
  };
}

const parseOrder = (row: Selectable<RefundOrderTable>): RefundOrder => ({
  ...{ id: row.id, paymentId: row.payment_id, amount: row.amount, reason: row.reason },
  ...{ askedById: row.asked_by, askedAt: row.asked_at },
  state: parseKnown(["asked", "sent", "refused"] as const, row.state),
});
