import { type RawBuilder, sql } from "kysely";

/**
 * SQL, as a part of the audit: what was paid out of a challenge's pool is what the ledger says, its
 * entries are its sums, and at the end nothing is left in it but prizes that wait to be paid.
 */
export const prizePoolFlaws: RawBuilder<unknown> = sql`
  select 'paid of a prize pool', challenge_id, coalesce(paid_log.gems, 0), coalesce(pool.paid, 0)
    from (select owner as challenge_id, -sum(gems) as gems
            from gem_posting where account = 'prize_pool' group by owner) as paid_log
         full join challenge_pool pool using (challenge_id)
   where coalesce(paid_log.gems, 0) <> coalesce(pool.paid, 0)
  union all
  select line.step || ' of a prize pool', challenge_id, line.expected, line.found
    from challenge_pool pool left join (
           select challenge_id, sum(gems) filter (where step = 'escrow') as escrow,
                  sum(gems) filter (where step = 'prize') as prize,
                  sum(gems) filter (where step = 'back') as back
             from challenge_pool_entry group by challenge_id) as entry using (challenge_id),
         lateral (values ('escrow', coalesce(entry.escrow, 0), pool.gems),
                         ('prizes', coalesce(entry.prize, 0), pool.paid),
                         ('back', coalesce(entry.back, 0), pool.back)) as line (step, expected, found)
   where line.expected <> line.found
  union all
  select 'left of a prize pool', challenge_id, coalesce(waiting.gems, 0), pool.gems - paid - back
    from challenge_pool pool join challenge on challenge.id = challenge_id
         left join (select challenge_id, sum(gems) as gems from challenge_prize
                     where settled_at is null group by challenge_id) as waiting using (challenge_id)
   where state in ('completed', 'cancelled') and coalesce(waiting.gems, 0) <> pool.gems - paid - back`;
