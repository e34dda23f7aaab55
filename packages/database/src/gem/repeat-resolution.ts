import type { HoldResolution } from "@kinora/domain/gem/gem-ledger";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import type { EarlierRequest } from "./find-request.ts";

/**
 * Answers a repeated request as it was answered first: with what its own transaction moved, not with what
 * has become of the whole hold.
 */
export async function repeatResolution(
  transaction: Database,
  { transactionId }: EarlierRequest,
  state: HoldResolution["state"],
): Promise<HoldResolution> {
  const { rows } = await sql<{ spent: number; released: number; lost: number }>`
    with posting as (
      select account, lot_id, gems from gem_posting where transaction_id = ${transactionId}
    ), moved as (
      select coalesce(sum(gems) filter (where account = 'house_revenue'), 0)::int as spent,
             coalesce(-sum(gems) filter (where account = 'held'), 0)::int as resolved
        from posting
    ), gone as (
      select coalesce(-sum(expiry.amount), 0)::int as lost
        from gem_transaction asked
        join gem_transaction expiry on expiry.hold_id = asked.hold_id and expiry.step = 'expire'
         and expiry.key in (select 'expire:' || lot_id || ':' || asked.key from posting)
       where asked.id = ${transactionId}
    )
    select spent, resolved - spent as released, lost from moved, gone`.execute(transaction);
  const [moved] = rows;
  if (!moved) throw new Error(`gem_posting: nothing was moved by ${transactionId}`);
  return { applied: true, state, ...moved };
}
