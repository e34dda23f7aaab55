import { ALLOWANCES, PLAN_TABLE, PLANS } from "@kinora/contracts/billing/plans";
import { PURCHASE_ENVIRONMENTS, STORES } from "@kinora/contracts/billing/store-vocabulary";
import type {
  DueInquiry,
  InquiryAnswer,
  InquiryStore,
} from "@kinora/domain/billing/refund-inquiry";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
import { listInquiries } from "./list-inquiries.ts";

/** How long a process may take to answer before another one does. */
const LEASE = "1 minute";
const DAY = 86_400_000;

type Named = Pick<DueInquiry, "store" | "id">;

/** What stores ask before they decide about refunds. */
export const postgresInquiries = (executor: Database): InquiryStore => ({
  ...answers(executor),
  list: (most) => listInquiries(executor, most),
  facts: (inquiry) => readFacts(executor, inquiry),
  async add({ store, id }, { ref, token, reason, askedAt, answerBy }) {
    await executor
      .insertInto("refund_inquiry")
      .values({
        ...{ store, id, token, reason, payment_ref: ref },
        ...{ asked_at: askedAt, answer_by: answerBy, due_at: askedAt },
      })
      .onConflict((conflict) => conflict.columns(["store", "id"]).doNothing())
      .execute();
  },
  async wake(userId, now) {
    await sql`
      update refund_inquiry set due_at = least(refund_inquiry.due_at, ${now}::timestamptz)
        from payment
       where refund_inquiry.state = 'due' and payment.store = refund_inquiry.store
         and payment.ref = payment_ref and payment.user_id = ${userId}`.execute(executor);
  },
  async miss(now) {
    const { numUpdatedRows } = await executor
      .updateTable("refund_inquiry")
      .set({ state: "missed", due_at: null, ended_at: now, token: null })
      .where("state", "=", "due")
      .where("answer_by", "<", now)
      .where((of) =>
        of.or([of("consumed", "is", null), of("answer_by", "<", new Date(+now - DAY))]),
      )
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows);
  },
  async takeDue(now, most) {
    const { rows } = await sql<{
      store: string;
      id: string;
      payment_ref: string;
      token: string | null;
      answer_by: Date;
      tries: number;
    }>`
      update refund_inquiry set due_at = ${now}::timestamptz + ${LEASE}::interval
       where (store, id) in (
         select store, id from refund_inquiry where due_at <= ${now}
          order by answer_by limit ${most} for update skip locked)
      returning store, id, payment_ref, token, answer_by, tries`.execute(executor);
    return rows.map(
      ({ store, id, payment_ref: paymentRef, answer_by: answerBy, token, tries }) => ({
        ...{ id, paymentRef, token, answerBy, tries, store: parseKnown(STORES, store) },
      }),
    );
  },
});

function answers(executor: Database): Pick<InquiryStore, "keepAnswer" | "setEnded" | "setDue"> {
  const due = ({ store, id }: Named) =>
    executor
      .updateTable("refund_inquiry")
      .where("store", "=", store)
      .where("id", "=", id)
      .where("state", "=", "due");
  return {
    async keepAnswer(inquiry, { delivered, consumed, sampled, prefersGrant }) {
      await due(inquiry)
        .set({ delivered, consumed, sampled, prefers_grant: prefersGrant })
        .where("consumed", "is", null)
        .execute();
      const { store, id } = inquiry;
      const { rows } = await sql<InquiryAnswer>`
        select delivered, consumed, sampled, prefers_grant as "prefersGrant" from refund_inquiry
         where store = ${store} and id = ${id} and consumed is not null`.execute(executor);
      if (!rows[0]) throw new Error(`There is no question ${id}.`);
      return rows[0];
    },
    async setEnded(inquiry, { state, problem, at }) {
      await due(inquiry).set({ state, problem, ended_at: at, due_at: null, token: null }).execute();
    },
    async setDue(inquiry, { at, tries }) {
      await due(inquiry).set({ due_at: at, tries }).execute();
    },
  };
}

interface FactsRow {
  readonly user_id: string;
  readonly environment: string;
  readonly product: string;
  readonly has_consented: boolean;
  readonly is_plan: boolean;
  readonly gems: number;
  readonly used: number;
  readonly since: Date | null;
  readonly until: Date | null;
  readonly sampled: boolean;
}

/** Gems that are reserved are about to be used; those that went back with an earlier refund were not. */
async function readFacts(
  executor: Database,
  { store, paymentRef }: Pick<DueInquiry, "store" | "paymentRef">,
) {
  const { rows } = await sql<FactsRow>`
    with paid as (select * from payment where store = ${store} and ref = ${paymentRef}),
    receipt as (
      select receipt_id as id from purchase_grant join paid using (purchase_id)
      union all
      select receipt_id from allowance join paid on payment_ref = paid.ref
         and allowance.subscription_id = paid.subscription_id
       where receipt_id is not null
    ),
    lot as (
      select gem_lot.id, amount, remaining
        from receipt, lateral (select min(lot_id) as lot_id from gem_posting
                                where transaction_id = receipt.id) own
        join gem_lot on gem_lot.id = own.lot_id
    ),
    brought as (
      select coalesce(sum(amount), 0)::int as gems,
             coalesce(sum(greatest(0, amount - remaining - coalesce(back.gems, 0))), 0)::int as used
        from lot
        left join lateral (select sum(posting.gems) as gems
                             from gem_posting posting
                             join gem_transaction entry on entry.id = transaction_id
                            where posting.lot_id = lot.id and account in ('chargeback', 'owed')
                              and step = 'reverse') back on true
    )
    select paid.user_id, environment, product, brought.gems, brought.used,
           coalesce(consented_at is not null, false) as has_consented,
           paid.subscription_id is not null as is_plan,
           coalesce(tier_pass.from_at, case when paid.subscription_id is not null then paid_at end) as since,
           coalesce(tier_pass.until_at, covers_until) as until,
           exists (select from gem_transaction given
                    where given.user_id = paid.user_id and step = 'credit' and source = 'award'
                      and at < paid_at) as sampled
      from paid cross join brought
      left join store_account on store_account.user_id = paid.user_id
      left join tier_pass on tier_pass.purchase_id = paid.purchase_id`.execute(executor);
  const [row] = rows;
  if (!row) return null;
  const { gems, used, since: from, until, sampled } = row;
  return {
    ...{ gems, used, sampled, userId: row.user_id, isPlan: row.is_plan },
    monthly: row.is_plan ? monthlyGems(row.product) : null,
    hasConsented: row.has_consented,
    environment: parseKnown(PURCHASE_ENVIRONMENTS, row.environment),
    span: from === null || until === null ? null : { from, until },
  };
}

/** Gems that a plan brings each month. */
function monthlyGems(product: string): number {
  const plan = PLAN_TABLE[parseKnown(PLANS, product)];
  return plan.line === "tier" ? ALLOWANCES[plan.tier] : 0;
}
