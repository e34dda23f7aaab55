import type { Discrepancy, GemAudit } from "@kinora/domain/gem/gem-upkeep";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { prizePoolFlaws } from "./prize-pool-flaws.ts";

/** Each query finds violations of one rule; together they replay the whole log. */
export function postgresGemAudit(executor: Database): GemAudit {
  return {
    async discrepancies(limit) {
      const { rows } = await sql<Discrepancy>`
        with account_log as (
          select owner as user_id,
                 coalesce(sum(gems) filter (where account = 'available'), 0) as available,
                 coalesce(sum(gems) filter (where account = 'held'), 0) as held,
                 -coalesce(sum(gems) filter (where account = 'owed'), 0) as owed
            from gem_posting where account in ('available', 'held', 'owed') group by owner
        ), lot_log as (
          select lot_id, sum(gems) as remaining
            from gem_posting where account = 'available' group by lot_id
        ), held_log as (
          select lot_id, sum(gems) as held
            from gem_posting where account = 'held' group by lot_id
        ), held_lot as (
          select lot_id, sum(case when exists (
                   select from gem_hold_part part where part.hold_id = gem_hold.id
                 ) then taken - gem_hold_lot.spent - released else taken end) as held
            from gem_hold_lot join gem_hold on gem_hold.id = hold_id
           where state = 'open' group by lot_id
        ), spent_log as (
          select hold_id, -sum(amount) filter (where step = 'settle') as spent,
                 sum(amount) filter (where step = 'refund') as refunded,
                 -sum(amount) filter (where step = 'expire') as lost
            from gem_transaction where hold_id is not null group by hold_id
        ), line as (
          select id, balance_after, sum(amount) over (partition by user_id order by sequence) as balance
            from gem_transaction
        ), entry_log as (
          select transaction_id, sum(gems) as total,
                 coalesce(sum(gems) filter (where account in ('available', 'held', 'owed')), 0) as amount
            from gem_posting group by transaction_id
        )
        select 'postings sum to zero' as check, transaction_id as subject, 0 as expected, total as found
          from entry_log where total <> 0
        union all
        select 'amount of a transaction', id, coalesce(entry_log.amount, 0), gem_transaction.amount
          from gem_transaction left join entry_log on transaction_id = id
         where entry_log.amount is distinct from gem_transaction.amount
        union all
        select 'running balance', id, balance, balance_after from line where balance <> balance_after
        union all
        select 'available of an account', user_id, coalesce(account_log.available, 0), gem_account.available
          from gem_account left join account_log using (user_id)
         where coalesce(account_log.available, 0) <> gem_account.available
        union all
        select 'held of an account', user_id, coalesce(account_log.held, 0), gem_account.held
          from gem_account left join account_log using (user_id)
         where coalesce(account_log.held, 0) <> gem_account.held
        union all
        select 'owed of an account', user_id, coalesce(account_log.owed, 0), gem_account.owed
          from gem_account left join account_log using (user_id)
         where coalesce(account_log.owed, 0) <> gem_account.owed
        union all
        select 'taken back of a credit', credit.id, credit.taken, credit.credited
          from (select reverses as id,
                       sum(gems) filter (where account = 'chargeback') as taken,
                       (select amount from gem_transaction given where given.id = reverses) as credited
                  from gem_transaction join gem_posting on transaction_id = id
                 where reverses is not null group by reverses) as credit
         where taken > credited
        union all
        select 'remaining of a lot', id, coalesce(lot_log.remaining, 0), gem_lot.remaining
          from gem_lot left join lot_log on lot_id = id
         where coalesce(lot_log.remaining, 0) <> gem_lot.remaining
        union all
        select 'held of a lot', lot_id, coalesce(held_log.held, 0), coalesce(held_lot.held, 0)
          from held_log full join held_lot using (lot_id)
         where coalesce(held_log.held, 0) <> coalesce(held_lot.held, 0)
        union all
        select 'spent of a hold', id, coalesce(spent_log.spent, 0), gem_hold.spent
          from gem_hold left join spent_log on hold_id = id
         where coalesce(spent_log.spent, 0) <> gem_hold.spent
        union all
        select 'refunded of a hold', id, coalesce(spent_log.refunded, 0), gem_hold.refunded
          from gem_hold left join spent_log on hold_id = id
         where coalesce(spent_log.refunded, 0) <> gem_hold.refunded
        union all
        select 'lost of a hold', id, coalesce(spent_log.lost, 0), gem_hold.lost
          from gem_hold left join spent_log on hold_id = id
         where coalesce(spent_log.lost, 0) <> gem_hold.lost
        union all
        select 'parts of a hold', hold_id, gem_hold.gems, sum(part.gems)
          from gem_hold_part part join gem_hold on gem_hold.id = hold_id
         group by hold_id, gem_hold.gems having sum(part.gems) <> gem_hold.gems
        union all
        select 'spent of a part', part.hold_id || ' ' || part.subject_id, coalesce(-amount, 0), part.spent
          from gem_hold_part part left join gem_transaction paid
            on paid.hold_id = part.hold_id and paid.subject_id = part.subject_id and step = 'settle'
         where coalesce(-amount, 0) <> part.spent
        union all
        ${prizePoolFlaws}
        limit ${limit}`.execute(executor);
      return rows;
    },
  };
}
