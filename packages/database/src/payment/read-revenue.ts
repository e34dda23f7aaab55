import { type PurchaseEnvironment, STORES } from "@kinora/contracts/billing/store-vocabulary";
import { SOLD } from "@kinora/contracts/payment/payment";
import type { OpenDispute, RevenueRow } from "@kinora/contracts/payment/revenue";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";

interface Asked {
  readonly environment: PurchaseEnvironment;
  readonly months: number;
  readonly now: Date;
}

type Row = {
  readonly [Name in keyof RevenueRow]: RevenueRow[Name] extends number ? number : string;
};

/**
 * Counts what was earned, a row for each month, store, product and currency that has anything. A plan
 * is held while its last payment covers the moment, or the store still tries to get the next one. Where
 * a store doesn't say what it keeps, its list price counts: 30 % on phones, 3 % on the web.
 */
export async function readRevenueRows(executor: Database, asked: Asked): Promise<RevenueRow[]> {
  const { rows } = await sql<Row>`
    with ${plans(asked)}, ${counted(asked.environment)},
    summed as (
      select day as month, store, product, currency, ${sql.join(
        FIGURES.map(
          (name) =>
            sql`coalesce(sum(value) filter (where name = ${name}), 0)::int as ${sql.id(name)}`,
        ),
      )}
        from counted group by day, store, product, currency
    )
    select *, paid - fees - refunded - disputed as net from summed
     where month > (select min(day) from month)
     order by month, store, product, currency`.execute(executor);
  return rows.map((row) => ({
    ...row,
    store: parseKnown(STORES, row.store),
    product: parseKnown(SOLD, row.product),
  }));
}

/** The months with one before, the payments, and the plans that were held at the end of each month. */
const plans = ({ environment, months, now }: Asked) => sql`
    moment as (select ${now}::timestamptz at time zone 'UTC' as utc),
    month as (
      select starts at time zone 'UTC' as starts, to_char(starts, 'YYYY-MM-DD') as day,
             (starts + interval '1 month') at time zone 'UTC' as ends,
             least((starts + interval '1 month') at time zone 'UTC', ${now}::timestamptz) as seen_at
        from moment, generate_series(date_trunc('month', utc) - ${months} * interval '1 month',
                                     date_trunc('month', utc), interval '1 month') as starts
    ),
    own as (select * from payment where environment = ${environment}),
    -- The last payment of each plan at the end of each month.
    last as (
      select distinct on (month.starts, subscription_id) month.*, own.*,
             (select turn.state from subscription_turn turn
               where turn.subscription_id = own.subscription_id and turn.at <= seen_at
               order by turn.id desc limit 1) as standing
        from month join own on paid_at <= seen_at and subscription_id is not null
       order by month.starts, subscription_id, paid_at desc
    ),
    held as (
      select * from last
       where (coalesce(covers_until, paid_at + case when product like '%\_yearly' then interval '1 year'
                                                    else interval '1 month' end) > seen_at
              or standing = 'in_grace_period')
         and (amount = 0 or refunded < amount) and dispute <> 'lost'
         and coalesce(standing, '') <> 'expired'
    ),
    started as (
      select distinct on (subscription_id) * from own where subscription_id is not null
       order by subscription_id, paid_at
    ),
    -- Held at the end of the month before, or begun since.
    had as (
      select month.day, month.starts, subscription_id, store, product, currency
        from month join held on held.ends = month.starts
      union
      select month.day, month.starts, subscription_id, store, product, currency
        from month join started on paid_at >= month.starts and paid_at < month.ends
    )`;

/** What is counted: a line for each figure. */
const counted = (environment: PurchaseEnvironment) => sql`
    counted (day, store, product, currency, name, value) as (
      select day, store, product, currency, 'recurring',
             round(coalesce(period_amount, amount) / case when product like '%\_yearly' then 12.0 else 1 end)
        from held
      union all
      select day, store, product, currency, 'holders', 1 from held
      union all
      select day, store, product, currency, 'started', 1
        from month join started on paid_at >= month.starts and paid_at < month.ends
      union all
      select day, store, product, currency, 'churned', 1 from had
       where not exists (select from held where held.starts = had.starts
                                            and held.subscription_id = had.subscription_id)
      union all
      select day, store, was_plan, currency,
             case when turn.state = 'active' then 'wonBack' else 'failed' end, 1
        from subscription_turn turn join subscription on subscription.id = subscription_id
        join month on turn.at >= month.starts and turn.at < month.ends
       where environment = ${environment} and (
             was_state = 'active' and turn.state = 'in_grace_period'
          or was_state = 'in_grace_period' and turn.state = 'active'
          or was_state = 'on_hold' and turn.state = 'active' and exists (
               select from subscription_turn before
                where before.subscription_id = turn.subscription_id and before.id < turn.id
                  and before.was_state = 'in_grace_period' and before.state = 'on_hold'))
      union all
      select day, store, product, currency, figure.name, figure.value
        from month join own on paid_at >= month.starts and paid_at < month.ends,
             lateral (values ('payments', 1), ('paid', amount), ('fees', coalesce(fee,
               round(amount * case store when 'stripe' then 0.03 else 0.3 end)))) as figure (name, value)
      union all
      select day, store, product, currency, figure.name, figure.value
        from payment_refund back join own on own.id = payment_id
        join month on at >= month.starts and at < month.ends,
             lateral (values ('refunds', 1), ('refunded', back.amount)) as figure (name, value)
       where back.state <> 'failed'
      union all
      select day, store, product, currency, figure.name, figure.value
        from payment_dispute taken join own on own.id = payment_id
        join month on at >= month.starts and at < month.ends,
             lateral (values ('disputes', 1), ('disputed', case when taken.state = 'won' then 0
               else taken.amount + taken.fee end)) as figure (name, value)
    )`;

const FIGURES = [
  ...["recurring", "holders", "started", "churned", "failed", "wonBack"],
  ...["payments", "paid", "fees", "refunds", "refunded", "disputes", "disputed"],
] as const;

/** Disputes that a bank has not decided, the most urgent first. */
export async function readOpenDisputes(
  executor: Database,
  environment: PurchaseEnvironment,
): Promise<OpenDispute[]> {
  const rows = await executor
    .selectFrom("payment_dispute as taken")
    .innerJoin("payment", "payment.id", "taken.payment_id")
    .innerJoin("app_user", "app_user.id", "payment.user_id")
    .select(["payment.id", "app_user.handle", "taken.amount", "payment.currency"])
    .select(["taken.reason", "taken.answer_by", "taken.at"])
    .where("taken.state", "=", "open")
    .where("payment.environment", "=", environment)
    .orderBy(sql`taken.answer_by nulls last`)
    .orderBy("taken.ref")
    .limit(200)
    .execute();
  return rows.map(({ id: paymentId, handle, amount, currency, reason, at, answer_by: by }) => ({
    ...{ paymentId, handle, amount, currency, reason, at: at.toISOString() },
    answerBy: by?.toISOString() ?? null,
  }));
}
