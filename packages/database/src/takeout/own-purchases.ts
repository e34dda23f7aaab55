import { type RawBuilder, sql } from "kysely";

interface ThingRow {
  readonly key: string;
  readonly facts: Record<string, unknown>;
}

/** What a person bought: packs and passes, without the store's own ids. */
export const ownPurchases = (
  userId: string,
  after: string,
  most: number,
): RawBuilder<ThingRow> => sql<ThingRow>`
  select id as key, jsonb_build_object(
           'product', product, 'store', store, 'environment', environment, 'state', state,
           'gems', gems, 'amount', amount, 'currency', currency, 'refunded', refunded,
           'at', created_at,
           'receipt', (select receipt_id from purchase_grant
                        where purchase_id = purchase.id and number = 0),
           'pass', (select jsonb_build_object('tier', tier, 'from', from_at, 'until', until_at,
                             'endedAt', ended_at)
                      from tier_pass where purchase_id = purchase.id),
           'card', (select last4 from payment where purchase_id = purchase.id)) as facts
    from purchase where user_id = ${userId} and id > ${after}
   order by id limit ${most}`;

/** Plans that a person holds or held, and those given to them; their gems are in the statement. */
export const ownPlans = (
  userId: string,
  after: string,
  most: number,
): RawBuilder<ThingRow> => sql<ThingRow>`
  select id as key, jsonb_build_object(
           'plan', plan, 'nextPlan', next_plan, 'store', store, 'environment', environment,
           'state', state, 'amount', amount, 'currency', currency, 'begunAt', created_at,
           'startedAt', started_at, 'periodEnd', period_end, 'endedAt', ended_at,
           'payments', (select jsonb_agg(jsonb_build_object('at', paid_at, 'amount', payment.amount,
                                 'refunded', refunded, 'card', last4) order by paid_at)
                          from payment where subscription_id = subscription.id)) as facts
    from subscription where user_id = ${userId} and id > ${after}
   union all
  select id, jsonb_build_object('plan', tier, 'given', true, 'startedAt', from_at,
                                'periodEnd', until_at, 'endedAt', ended_at)
    from tier_pass where user_id = ${userId} and id > ${after} and purchase_id is null
   order by key limit ${most}`;
