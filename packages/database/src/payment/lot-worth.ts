import type { PurchaseEnvironment } from "@kinora/contracts/billing/store-vocabulary";
import { sql } from "kysely";

/** What is sold under one id. */
export interface SoldTerms {
  readonly product: string;
  /** List price in US cents, which counts for payments in other currencies. */
  readonly cents: number;
  /** Gems that a payment brings in the course of its period; 0 when all of them come at once. */
  readonly gemsInTime: number;
}

export interface Valuation {
  /** Payments elsewhere are worth nothing; null when nothing was ever sold. */
  readonly environment: PurchaseEnvironment | null;
  readonly sold: readonly SoldTerms[];
}

/**
 * Tables that value the gems of the lots in `spent (lot_id, …)`: `lot_worth (lot_id, is_bought,
 * micro)`, in millionths of a US dollar a gem. A gem is worth what is left of its payment, divided by
 * all gems that the payment brought, without those that went back unspent. Gems received from another
 * member are worth what they were worth to the giver. All others are given, and worth nothing.
 */
export const lotWorth = ({ environment, sold }: Valuation) => sql`
    sold as (
      select * from unnest(
        ${sold.map(({ product }) => product)}::text[], ${sold.map(({ cents }) => cents)}::integer[],
        ${sold.map(({ gemsInTime }) => gemsInTime)}::integer[]
      ) as sold (product, cents, gems_in_time)
    ),
    spent_lot as materialized (select distinct lot_id from spent),
    -- Lots whose payments count, each with its part of a gem.
    origin as materialized (
      select lot_id, lot_id as paid_lot, 1::numeric as share from spent_lot
      union all
      select spent_lot.lot_id, sent.lot_id, -sum(sent.gems)::numeric / gift.gems
        from spent_lot
        join gift on gift.received_receipt_id in (
               select transaction_id from gem_posting
                where gem_posting.lot_id = spent_lot.lot_id and account = 'promo')
        join gem_posting sent on sent.transaction_id = gift.sent_receipt_id and sent.account = 'available'
       group by spent_lot.lot_id, sent.lot_id, gift.gems
    ),
    own_payment as (
      select payment.id, payment.purchase_id, payment.subscription_id, payment.ref, gems_in_time,
             case when dispute in ('open', 'lost') or coalesce(purchase.state = 'disputed', false) then 0
                  else kept * case payment.currency when 'USD' then 1
                                   else sold.cents::numeric / payment.amount end
             end as cents
        from payment join sold on sold.product = payment.product
        left join purchase on purchase.id = payment.purchase_id
        -- A purchase hears of refunds before its payment is read.
        cross join lateral (select greatest(payment.amount - coalesce(purchase.refunded, payment.refunded), 0)
                                   as kept) as rest
       where payment.environment = ${environment} and payment.amount > 0
         and payment.user_id in (select user_id from origin join gem_lot on gem_lot.id = paid_lot)
    ),
    credit as (
      select own_payment.id, receipt_id, gems from own_payment join purchase_grant using (purchase_id)
      union all
      select own_payment.id, receipt_id, gems from own_payment
        join allowance on allowance.subscription_id = own_payment.subscription_id
                      and allowance.payment_ref = own_payment.ref
       where receipt_id is not null
    ),
    paid_lot as materialized (
      select credit.id, lot.lot_id, credit.gems - back.gems as gems
        from credit,
             lateral (select min(lot_id) as lot_id from gem_posting
                       where transaction_id = receipt_id) as lot,
             -- Went back with a refund; what was spent before is owed instead.
             lateral (select coalesce(sum(posting.gems), 0) as gems
                        from gem_posting posting join gem_transaction entry on entry.id = transaction_id
                       where posting.lot_id = lot.lot_id and account in ('chargeback', 'owed')
                         and step = 'reverse') as back
    ),
    payment_worth as (
      select own_payment.id, cents * 10000 / nullif(greatest(sum(gems), gems_in_time), 0) as micro
        from own_payment join paid_lot using (id)
       group by own_payment.id, cents, gems_in_time
    ),
    lot_worth as (
      select origin.lot_id, bool_or(payment_worth.id is not null) as is_bought,
             coalesce(sum(share * micro), 0) as micro
        from origin left join paid_lot on paid_lot.lot_id = origin.paid_lot
        left join payment_worth using (id)
       group by origin.lot_id
    )`;
