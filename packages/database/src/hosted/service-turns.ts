import type { NewIntent } from "@kinora/domain/hosted/intent";
import type { WaitsForTurn } from "@kinora/domain/hosted/service-limits";
import { sql } from "kysely";
import type { Database } from "../client.ts";

/** Seconds after which an order that no longer asks has no turn. */
const ASKING = 60;
/** Minutes for which an order whose POST has no answer yet counts as being there. */
const SENDING = 5;

interface Asking {
  readonly userId: string;
  readonly atOnce: number;
  readonly now: Date;
}

/**
 * Asks for the turn of an order. Serialises the orders of a service until the transaction ends.
 *
 * @returns null when it is its turn
 */
export async function askForTurn(
  transaction: Database,
  intent: NewIntent,
  { userId, atOnce, now }: Asking,
): Promise<WaitsForTurn | null> {
  const { key, provider, endpoint, begunAt, deadline } = intent;
  await sql`select pg_advisory_xact_lock(hashtext('service turn'), hashtext(${provider}))`.execute(
    transaction,
  );
  // Waits at most as long for its turn as it then may take.
  const until = new Date(now.getTime() + deadline.getTime() - begunAt.getTime());
  await sql`
    insert into hosted_turn as turn (order_key, provider, endpoint, user_id, since, until, asked_at)
    values (${key}, ${provider}, ${endpoint}, ${userId}, ${now}, ${until}, ${now})
        on conflict (order_key) do update set asked_at = excluded.asked_at,
           -- Time in which nobody could ask does not count.
           until = turn.until + greatest(interval '0', excluded.asked_at - turn.asked_at - make_interval(secs => ${ASKING}))`.execute(
    transaction,
  );
  const { rows } = await sql<{ open: number; ahead: number; until: Date }>`
    with there as (
      select job.user_id, count(*)::int as orders
        from hosted_intent intent join job on job.id = coalesce(intent.for_job, intent.job_id)
       where intent.provider = ${provider} and intent.key_of is null and intent.deadline > ${now}
         and intent.state in ('sending', 'put off', 'accepted')
         and (intent.state <> 'sending' or intent.begun_at > ${now}::timestamptz - make_interval(mins => ${SENDING}))
       group by 1),
    waiting as (
      select turn.order_key, turn.since, turn.until,
             coalesce(there.orders, 0)
               + row_number() over (partition by turn.user_id order by turn.since, turn.order_key) as nth
        from hosted_turn turn left join there using (user_id)
       where turn.provider = ${provider}
         and turn.asked_at > ${now}::timestamptz - make_interval(secs => ${ASKING}))
    select (select coalesce(sum(orders), 0) from there)::int as open, me.until,
           (select count(*) from waiting other
             where (other.nth, other.since, other.order_key) < (me.nth, me.since, me.order_key))::int as ahead
      from waiting me where me.order_key = ${key}`.execute(transaction);
  const [turn] = rows;
  if (turn === undefined || turn.open + turn.ahead < atOnce) return null;
  return { ahead: turn.ahead, until: turn.until };
}

/** Forgets the turn of an order. */
export async function endTurn(executor: Database, key: string): Promise<void> {
  await sql`delete from hosted_turn where order_key = ${key}`.execute(executor);
}

/** Deletes turns that were last asked for before this time. */
export async function forgetTurns(executor: Database, before: Date): Promise<void> {
  await executor.deleteFrom("hosted_turn").where("asked_at", "<", before).execute();
}
