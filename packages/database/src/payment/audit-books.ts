import type { BookDifference } from "@kinora/domain/payment/difference";
import { sql } from "kysely";
import type { Database } from "../client.ts";

const MOST = 1_000;

/** Holds that outlived their limit: whatever voids them has not. Ten minutes are its own time. */
export async function auditHolds(executor: Database, now: Date): Promise<BookDifference[]> {
  const { rows } = await sql<BookDifference>`
    select 'hold beyond its limit' as name, id as subject, 'voided' as expected,
           'open since ' || to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"') as found
      from gem_hold where state = 'open' and expires_at < ${now}::timestamptz - interval '10 minutes'
     limit ${MOST}`.execute(executor);
  return rows;
}

/** Accounts whose lots are not their balance. The replay of the log is in postgresGemAudit. */
export async function auditLots(executor: Database): Promise<BookDifference[]> {
  const { rows } = await sql<BookDifference>`
    select 'lots of an account' as name, user_id as subject, available::text as expected,
           coalesce(lots, 0)::text as found
      from gem_account left join (
        select user_id, sum(remaining) as lots from gem_lot group by user_id) lot using (user_id)
     where coalesce(lots, 0) <> available
     limit ${MOST}`.execute(executor);
  return rows;
}

/** Bought gems, gems of plans and passes that nobody paid for or gave, and gems that did not go back. */
export async function auditGrants(executor: Database): Promise<BookDifference[]> {
  const { rows } = await sql<BookDifference>`
    select 'bought gems without a purchase' as name, id as subject, 'a purchase' as expected,
           amount || ' gems' as found
      from gem_transaction credit
     where step = 'credit' and kind in ('pack', 'booster')
       and not exists (select from purchase_grant where receipt_id = credit.id)
    union all
    select 'gems of a plan without a payment', id, 'a payment', amount || ' gems'
      from gem_transaction credit
     where step = 'credit' and kind = 'subscription' and source = 'subscription'
       and not exists (select from purchase_grant where receipt_id = credit.id)
       and not exists (select from given_month where receipt_id = credit.id)
       and not exists (
         select from allowance join subscription on subscription.id = subscription_id
          where receipt_id = credit.id and subscription.paid_until is not null)
    union all
    select 'grant of an unpaid purchase', id, 'paid', state
      from purchase
     where (state not in ('paid', 'refunded', 'disputed') or payment_ref is null)
       and exists (select from purchase_grant where purchase_id = id)
    union all
    select 'gems of a purchase', id, gems::text, granted::text
      from (select purchase.id, purchase.gems, coalesce(sum(given.gems), 0) as granted
              from purchase left join purchase_grant given on purchase_id = purchase.id and number = 0
             where state in ('paid', 'refunded', 'disputed')
             group by purchase.id) as bought
     where granted <> gems
    union all
    select 'gems of a refunded purchase', purchase.id, purchase.gems::text, back.gems::text
      from purchase join (
        select purchase_id, sum(taken_back - case when number > 0 then gems else 0 end) as gems
          from purchase_grant group by purchase_id) back on purchase_id = purchase.id
     where state = 'refunded' and back.gems <> purchase.gems
    union all
    select 'pass that nobody paid for', tier_pass.id, 'paid', coalesce(purchase.state, 'no purchase')
      from tier_pass left join purchase on purchase.id = purchase_id
     where tier_pass.ended_at is null and (
       case when purchase_id is null
         then not exists (select from given_month where given_month.id = tier_pass.id)
         else purchase.state not in ('paid', 'disputed', 'refunded') end)
    limit ${MOST}`.execute(executor);
  return rows;
}
