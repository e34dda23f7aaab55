import type { PurchaseEnvironment, StoreName } from "@kinora/contracts/billing/store-vocabulary";
import type { PlanStanding } from "@kinora/domain/subscription/subscription-store";
import { sql } from "kysely";
import type { Database } from "../client.ts";

/** Adds the row of a purchase's payment, or lets it be read again; nothing while it isn't paid. */
export async function notePurchasePaid(
  executor: Database,
  purchaseId: string,
  now: Date,
): Promise<void> {
  await sql`
    insert into payment (store, environment, ref, user_id, purchase_id, product, amount, currency,
                         refunded, paid_at, due_at)
    select store, environment, payment_ref, user_id, id, product, amount, currency, refunded,
           ${now}, ${now}
      from purchase
     where id = ${purchaseId} and payment_ref is not null
       and state in ('paid', 'refunded', 'disputed')
    on conflict (store, ref) do update set due_at = excluded.due_at, tries = 0, version = payment.version + 1`.execute(
    executor,
  );
}

/** The same for the payment of a plan's present period. */
export async function notePlanPaid(
  executor: Database,
  subscriptionId: string,
  { periodStart, paidUntil }: Pick<PlanStanding, "periodStart" | "paidUntil">,
  now: Date,
): Promise<void> {
  await sql`
    insert into payment (store, environment, ref, user_id, subscription_id, product, amount, currency,
                         period_amount, covers_until, paid_at, due_at)
    select store, environment, payment_ref, user_id, id, plan, amount, currency, amount,
           ${paidUntil}::timestamptz, ${periodStart ?? now}::timestamptz, ${now}
      from subscription where id = ${subscriptionId} and payment_ref is not null
    on conflict (store, ref) do update set due_at = excluded.due_at, tries = 0, version = payment.version + 1`.execute(
    executor,
  );
}

/** Lets a payment that a store's event was about be read again. */
export async function notePaymentEvent(
  executor: Database,
  event: { readonly store: StoreName; readonly id: string },
  at: Date,
): Promise<void> {
  await sql`
    update payment set due_at = ${at}, tries = 0, version = version + 1
      from store_event event
     where event.store = ${event.store} and event.id = ${event.id} and event.subject_kind = 'payment'
       and payment.store = event.store and payment.ref = event.subject_ref`.execute(executor);
}

/** Keeps a change of a subscription's state or plan, before it is stored. */
export async function noteTurn(
  executor: Database,
  id: string,
  { state, plan }: Pick<PlanStanding, "state" | "plan">,
  now: Date,
): Promise<void> {
  await sql`
    insert into subscription_turn (subscription_id, at, was_state, state, was_plan, plan)
    select id, ${now}, state, ${state}, plan, ${plan} from subscription
     where id = ${id} and (state, plan) <> (${state}, ${plan})`.execute(executor);
}

/** The environment in which this server sold last; null when it never did. */
export async function readSoldIn(executor: Database): Promise<PurchaseEnvironment | null> {
  const { rows } = await sql<{ environment: PurchaseEnvironment }>`
    select environment from payment
     order by environment = 'live' desc, paid_at desc limit 1`.execute(executor);
  return rows[0]?.environment ?? null;
}
