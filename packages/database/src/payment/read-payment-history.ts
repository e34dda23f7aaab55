import { PAYMENT_TURNS } from "@kinora/contracts/payment/payment";
import type { PaymentHappening } from "@kinora/domain/payment/payment-store";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";

interface HappeningRow extends Omit<PaymentHappening, "turn" | "answerBy"> {
  readonly turn: string;
  readonly answer_by: Date | null;
}

/** The order of what happened within one second: stores know no shorter time. */
const TURNS = [
  ...[
    "opened",
    "plan_changed",
    "paid",
    "granted",
    "refund_ordered",
    "refunded",
    "disputed",
    "inquired",
    "plan_extended",
  ],
  ...["taken_back", "store_event"],
];

/** All that happened to a payment and its order, oldest first. */
export async function readPaymentHistory(
  executor: Database,
  id: string,
): Promise<PaymentHappening[]> {
  const { rows } = await sql<HappeningRow>`
    with paid as (select * from payment where id = ${id}),
    receipt as (
      select receipt_id as id from purchase_grant join paid using (purchase_id)
      union all
      select receipt_id from allowance join paid on payment_ref = paid.ref and receipt_id is not null
    ),
    happening (at, turn, amount, gems, state, ref, by, reason, answer_by) as (
      select created_at, 'opened', null::int, null::int, null, purchase.id, null, null, null::timestamptz
        from purchase join paid on purchase.id = paid.purchase_id
      union all
      select created_at, 'opened', null, null, null, subscription.id, null, null, null
        from subscription join paid on subscription.id = paid.subscription_id
      union all
      select paid_at, 'paid', amount, null, null, ref, null, null, null from paid
      union all
      select moved.at, 'granted', null, moved.amount, null, moved.id, null, null, null
        from gem_transaction moved join receipt using (id)
      union all
      select moved.at, 'taken_back', null, moved.amount, null, moved.id, null, null, null
        from gem_transaction moved join receipt on moved.reverses = receipt.id
      union all
      select asked_at, 'refund_ordered', refund_order.amount, null, state, refund_order.id, handle,
             reason, null
        from refund_order join paid on payment_id = paid.id left join app_user on app_user.id = asked_by
      union all
      select at, 'refunded', payment_refund.amount, null, state, payment_refund.ref, null, null, null
        from payment_refund join paid on payment_id = paid.id
      union all
      select at, 'disputed', payment_dispute.amount, null, state, payment_dispute.ref, null, reason,
             answer_by
        from payment_dispute join paid on payment_id = paid.id
      union all
      select asked_at, 'inquired', null, null, inquiry.state, null, null, inquiry.reason,
             case when inquiry.state = 'due' then answer_by end
        from refund_inquiry inquiry join paid on inquiry.store = paid.store
         and inquiry.payment_ref = paid.ref
      union all
      select asked_at, 'plan_extended', null, null, extension.state, extension.id, handle, reason, null
        from plan_extension extension join paid using (subscription_id)
        left join app_user on app_user.id = asked_by
      union all
      select at, 'plan_changed', null, null, state, turn.plan, null, null, null
        from subscription_turn turn join paid using (subscription_id)
      union all
      select received_at, 'store_event', null, null, event.kind, event.id, null, null, null
        from store_event event join paid using (store)
       where subject_kind = 'payment' and subject_ref = paid.ref
          or subject_kind = 'checkout' and subject_ref in (
               select ref from purchase where purchase.id = paid.purchase_id
               union all
               select checkout_ref from subscription where subscription.id = paid.subscription_id)
          or subject_kind = 'subscription' and subject_ref = (
               select ref from subscription where subscription.id = paid.subscription_id)
    )
    select * from happening order by date_trunc('second', at), array_position(${TURNS}::text[], turn), at limit 500`.execute(
    executor,
  );
  return rows.map(({ turn, answer_by: answerBy, ...row }) => ({
    ...row,
    turn: parseKnown(PAYMENT_TURNS, turn),
    answerBy,
  }));
}
