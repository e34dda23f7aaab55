import { STORES } from "@kinora/contracts/billing/store-vocabulary";
import { SOLD } from "@kinora/contracts/payment/payment";
import { INQUIRY_STATES, type RefundInquiry } from "@kinora/contracts/payment/refund-inquiry";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";

interface InquiryRow {
  readonly store: string;
  readonly id: string;
  readonly state: string;
  readonly reason: string | null;
  readonly asked_at: Date;
  readonly answer_by: Date;
  readonly payment_id: string | null;
  readonly handle: string | null;
  readonly product: string | null;
  readonly has_consented: boolean;
  readonly delivered: boolean | null;
  readonly consumed: number | null;
  readonly prefers_grant: boolean | null;
  readonly ended_at: Date | null;
  readonly problem: string | null;
}

/** Lists what stores ask about refunds: those to be answered first, the most urgent on top. */
export async function listInquiries(executor: Database, most: number): Promise<RefundInquiry[]> {
  const { rows } = await sql<InquiryRow>`
    select inquiry.store, inquiry.id, inquiry.state, inquiry.reason, asked_at, answer_by,
           payment.id as payment_id, handle, product, delivered, consumed, prefers_grant, ended_at,
           problem, coalesce(consented_at is not null, false) as has_consented
      from refund_inquiry inquiry
      left join payment on payment.store = inquiry.store and payment.ref = payment_ref
      left join app_user on app_user.id = payment.user_id
      left join store_account on store_account.user_id = payment.user_id
     order by inquiry.state <> 'due', case when inquiry.state = 'due' then answer_by end, asked_at desc
     limit ${most}`.execute(executor);
  return rows.map(parseInquiry);
}

function parseInquiry(row: InquiryRow): RefundInquiry {
  const { id, reason, problem, handle, product, delivered, consumed } = row;
  const { payment_id: paymentId, prefers_grant: prefersGrant } = row;
  return {
    ...{ id, reason, problem },
    store: parseKnown(STORES, row.store),
    state: parseKnown(INQUIRY_STATES, row.state),
    askedAt: row.asked_at.toISOString(),
    answerBy: row.answer_by.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    payment:
      paymentId === null || handle === null || product === null
        ? null
        : {
            ...{ id: paymentId, handle, product: parseKnown(SOLD, product) },
            hasConsented: row.has_consented,
          },
    answer:
      delivered === null || consumed === null || prefersGrant === null
        ? null
        : { delivered, consumed, prefersGrant },
  };
}
