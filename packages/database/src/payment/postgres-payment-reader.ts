import type { PaymentReader } from "@kinora/domain/payment/payment-store";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../client.ts";
import { type PaymentRow, parseFoundPayment } from "./parse-payment.ts";
import { readPaymentHistory } from "./read-payment-history.ts";

/** Payments as staff look for them. */
export const postgresPaymentReader = (executor: Database): PaymentReader => ({
  async list({ q, show, before, most }) {
    const conditions = [sql`true`];
    if (q !== null) conditions.push(named(q));
    if (show === "refunded") conditions.push(sql`payment.refunded > 0`);
    if (show === "disputed") conditions.push(sql`payment.dispute <> 'none'`);
    if (before)
      conditions.push(
        sql`(date_trunc('milliseconds', paid_at), payment.id) < (${before.at}, ${before.id})`,
      );
    const { rows } = await sql<PaymentRow & { handle: string }>`
      select payment.*, person.handle
        from payment join app_user person on person.id = payment.user_id
       where ${sql.join(conditions, sql` and `)}
       order by date_trunc('milliseconds', paid_at) desc, payment.id desc
       limit ${most}`.execute(executor);
    return rows.map(parseFoundPayment);
  },
  history: (id) => readPaymentHistory(executor, id),
});

/** Matches the beginning of a handle; four digits of a card; or a whole id, address or receipt. */
function named(q: string): RawBuilder<unknown> {
  if (/^\d{4}$/.test(q)) return sql`payment.last4 = ${q}`;
  const begins = `${q
    .toLowerCase()
    .replace(/^@/, "")
    .replace(/[\\%_]/g, "\\$&")}%`;
  return sql`(payment.user_id in (
      select id from app_user where handle like ${begins} or id = ${q} or email = ${q.toLowerCase()})
    or ${q} in (payment.id, payment.ref, payment.purchase_id, payment.subscription_id)
    or payment.purchase_id in (select purchase_id from purchase_grant where receipt_id = ${q})
    or payment.purchase_id in (select id from purchase where ref = ${q})
    or payment.subscription_id in (select id from subscription where ${q} in (ref, checkout_ref))
    or payment.ref in (select payment_ref from allowance where receipt_id = ${q}))`;
}
