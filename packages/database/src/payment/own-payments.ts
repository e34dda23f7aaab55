import type { OwnPaymentRecord, OwnPayments } from "@kinora/domain/payment/own-payments";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../client.ts";
import { type PaymentRow, parsePayment } from "./parse-payment.ts";

interface OwnRow extends PaymentRow {
  readonly gems: number | null;
  readonly taken_back: number | null;
  readonly receipt_id: string | null;
}

/** Payments as their payers see them, with the gems that they brought. */
export const ownPayments = (executor: Database): OwnPayments => ({
  async list(userId, { before, most }) {
    const earlier = before
      ? sql`(date_trunc('milliseconds', paid_at), payment.id) < (${before.at}, ${before.id})`
      : sql`true`;
    const { rows } = await find(sql`user_id = ${userId} and ${earlier}`, most).execute(executor);
    return rows.map(parseOwn);
  },
  async findByReceipt(userId, receiptId) {
    const paid = sql`user_id = ${userId} and (
      purchase_id in (select purchase_id from purchase_grant where receipt_id = ${receiptId})
      or (subscription_id, ref) in (select subscription_id, payment_ref from allowance
                                     where user_id = ${userId} and receipt_id = ${receiptId}))`;
    const { rows } = await find(paid, 1).execute(executor);
    return rows[0] ? parseOwn(rows[0]) : null;
  },
});

/** What was given back after a refund had failed counts as not taken back. */
const find = (condition: RawBuilder<unknown>, most: number) => sql<OwnRow>`
  select payment.*, brought.gems, brought.taken_back, brought.receipt_id
    from payment
    left join lateral (
      select sum(gems) filter (where number = 0)::int as gems,
             sum(taken_back - case when number > 0 then gems else 0 end)::int as taken_back,
             min(receipt_id) filter (where number = 0) as receipt_id
        from purchase_grant where purchase_grant.purchase_id = payment.purchase_id
       union all
      select sum(gems)::int, sum(taken_back)::int, (array_agg(receipt_id order by month)
               filter (where receipt_id is not null))[1]
        from allowance
       where allowance.user_id = payment.user_id and payment_ref = payment.ref
         and allowance.subscription_id = payment.subscription_id
    ) brought on brought.gems is not null
   where ${condition}
   order by date_trunc('milliseconds', paid_at) desc, payment.id desc
   limit ${most}`;

const parseOwn = (row: OwnRow): OwnPaymentRecord => ({
  ...parsePayment(row),
  coversUntil: row.covers_until,
  gems: row.gems ?? 0,
  gemsTakenBack: row.taken_back ?? 0,
  receiptId: row.receipt_id,
});
