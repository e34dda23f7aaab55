import { sql } from "kysely";
import type { CountedDay } from "./counted-day.ts";

/**
 * Gems received by kind and spent by cause, and the change of gems available or held, by kind of
 * lot. Gifts between members are neither received nor spent. The log is append-only, so a past day never changes.
 */
export const gemCounts = ({ from, until }: CountedDay) => sql`
  select 'gems.in' as metric, kind as name, '' as part, sum(amount) as value
    from gem_transaction
   where at >= ${from} and at < ${until} and amount > 0
     and subject_noun is distinct from 'gift' group by kind
  union all
  select 'gems.out', cause, '', -sum(amount)
    from (select amount, case when step = 'expire' then 'expired' when step = 'reverse' then 'reversed'
                              when kind = 'correction' then 'correction' else 'spent' end as cause
            from gem_transaction
           where at >= ${from} and at < ${until} and amount < 0 and step <> 'give') gone group by cause
  union all
  select 'gems.flow', lot.kind, '', sum(posting.gems)
    from gem_transaction entry
    join gem_posting posting on posting.transaction_id = entry.id
    join gem_lot lot on lot.id = posting.lot_id
   where entry.at >= ${from} and entry.at < ${until} and entry.amount <> 0
     and posting.account in ('available', 'held')
   group by lot.kind having sum(posting.gems) <> 0`;
