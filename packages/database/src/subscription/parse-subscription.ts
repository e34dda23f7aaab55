import { PLAN_TABLE, PLANS, SUBSCRIPTION_STATES } from "@kinora/contracts/billing/plans";
import { PURCHASE_ENVIRONMENTS, STORES } from "@kinora/contracts/billing/store-vocabulary";
import type { StoredSubscription } from "@kinora/domain/subscription/subscription-store";
import type { Selectable } from "kysely";
import { z } from "zod";
import { parseKnown } from "../parse-known.ts";
import type { SubscriptionTable } from "../schema.gen.ts";

/** Dates lie in the column as texts. */
const paidParts = z.array(
  z.object({ ref: z.string(), plan: z.enum(PLANS), until: z.coerce.date() }),
);

export function parseSubscription(row: Selectable<SubscriptionTable>): StoredSubscription {
  const { id, amount, currency, url, ref, version } = row;
  const plan = parseKnown(PLANS, row.plan);
  return {
    ...{ id, url, ref, version, plan, line: PLAN_TABLE[plan].line, userId: row.user_id },
    store: parseKnown(STORES, row.store),
    environment: parseKnown(PURCHASE_ENVIRONMENTS, row.environment),
    state: parseKnown(SUBSCRIPTION_STATES, row.state),
    nextPlan: row.next_plan === null ? null : parseKnown(PLANS, row.next_plan),
    price: { amount, currency },
    ...{ rawState: row.raw_state, checkoutRef: row.checkout_ref, customerRef: row.customer_ref },
    ...{ startedAt: row.started_at, periodStart: row.period_start, periodEnd: row.period_end },
    ...{ endedAt: row.ended_at, createdAt: row.created_at },
    ...{ paidUntil: row.paid_until, askedAt: row.asked_at },
    paymentRef: row.payment_ref,
    paidBy: paidParts.parse(row.paid_by),
    paidPlan: row.paid_plan === null ? null : parseKnown(PLANS, row.paid_plan),
  };
}
