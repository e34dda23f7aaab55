import type { CostRow } from "@kinora/contracts/payment/costs";
import { MARGIN, MILLS_PER_GEM } from "@kinora/domain/prompt/prices";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { lotWorth, type Valuation } from "./lot-worth.ts";

/** A model's name at a service. */
export interface ModelRoute {
  readonly service: string;
  readonly endpoint: string;
  readonly model: string;
}

export interface CostsAsked extends Valuation {
  /** The first and the last day, UTC. */
  readonly from: string;
  readonly to: string;
  /** Null for all. */
  readonly service: string | null;
  /** Names the models of orders that are not for a work of their own, such as a story's pictures. */
  readonly routes: readonly ModelRoute[];
}

/** The service of works made here. */
const OWN_ENGINE = "studio";

/**
 * Counts what works cost and earned, a row for each day of order, service and model. The gems of a
 * hold are split among its works as they were charged. Those of a work belong to the service that
 * made it; those of a story, or of a work of our own that asked a language model, belong to each
 * order at a service up to its price in gems, and the rest to our own engine.
 */
export async function readCosts(executor: Database, asked: CostsAsked): Promise<CostRow[]> {
  const { rows } = await sql<CostRow>`
    with ${charges(asked)}, ${lotWorth(asked)}, ${bills(asked)}, ${SHARES},
    line as (
      select day, service, model, state in ('collected', 'late') as delivered,
             coalesce(state in ('refused', 'failed', 'lost', 'called off'), standing = 'settled') as failed,
             coalesce(state = 'lost', false) as unknown, mills,
             coalesce(state = 'lost', false) or standing <> 'settled' as is_guess, gems, given, micro
        from bill left join share on share.bill_id = bill.id
      union all
      select day, ${OWN_ENGINE}, coalesce(creation.model, noun), state = 'settled', state = 'voided',
             false, 0, false, gems, given, micro
        from share join work using (hold_id, subject_id)
        left join creation on noun = 'creation' and creation.id = subject_id
       where bill_id is null
    )
    select day, service, model, count(*) as orders, ${sql.join(FIGURES)}
      from line
     where day between ${asked.from}::date and ${asked.to}::date
       and ${asked.service === null ? sql`true` : sql`service = ${asked.service}`}
     group by day, service, model order by day, service, model`.execute(executor);
  return rows;
}

const FIGURES = [
  sql`count(*) filter (where delivered) as delivered`,
  sql`count(*) filter (where failed) as failed`,
  sql`count(*) filter (where unknown) as unknown`,
  sql`sum(mills) * 1000 as cost`,
  sql`coalesce(sum(mills) filter (where is_guess), 0) * 1000 as "unknownCost"`,
  sql`coalesce(sum(gems), 0)::bigint as gems`,
  sql`coalesce(sum(given), 0)::bigint as "givenGems"`,
  sql`coalesce(sum(micro), 0)::bigint as income`,
];

/** Days around the period in which orders and the holds that pay for them are looked for. */
const APART = 7;

/** Holds with their works, and the gems of each lot that they paid. */
const charges = ({ from, to }: CostsAsked) => sql`
    hold as materialized (
      select gem_hold.id, (created_at at time zone 'UTC')::date as day, spent, state,
             noun, purpose.subject_id
        from gem_hold join gem_hold_purpose purpose on purpose.hold_id = gem_hold.id
       where purpose.source = 'create'
         and created_at >= (${from}::date - ${APART}::int)::timestamp at time zone 'UTC'
         and created_at < (${to}::date + ${APART + 1}::int)::timestamp at time zone 'UTC'
    ),
    work as materialized (
      select hold.id as hold_id, day, coalesce(part.subject_noun, noun) as noun,
             coalesce(part.subject_id, hold.subject_id) as subject_id,
             coalesce(part.spent, hold.spent) as charged, coalesce(part.state, hold.state) as state
        from hold left join gem_hold_part part on part.hold_id = hold.id
    ),
    spent as materialized (
      select entry.hold_id, lot_id, sum(gems) as gems
        from hold join gem_transaction entry on entry.hold_id = hold.id and step in ('settle', 'refund')
        join gem_posting on transaction_id = entry.id and account = 'house_revenue'
       group by entry.hold_id, lot_id
    )`;

/** Orders at services with the operator's keys. */
const bills = ({ from, to, routes }: CostsAsked) => sql`
    route as (
      select service, ${modelPart("endpoint")} as endpoint, min(model) as model from unnest(
        ${routes.map(({ service }) => service)}::text[], ${routes.map(({ endpoint }) => endpoint)}::text[],
        ${routes.map(({ model }) => model)}::text[]
      ) as route (service, endpoint, model) group by 1, 2
    ),
    bill as materialized (
      select spending.job_id as id, spending.day, spending.provider as service, spending.mills,
             spending.state as standing, intent.state, job.hold_id, job.subject_id, is_whole,
             coalesce(case when is_whole then creation.model end, route.model, intent.endpoint, '') as model,
             -- What members pay for it; failed and late ones are free.
             case when intent.state = 'collected'
                  then ceil(spending.mills * ${MARGIN}::numeric / ${MILLS_PER_GEM}) else 0 end as price
        from hosted_spending spending
        left join hosted_intent intent on intent.job_id = spending.job_id
        left join job on job.id = coalesce(spending.for_job, spending.job_id)
        left join creation on job.noun = 'creation' and creation.id = job.subject_id
        left join route on route.service = spending.provider
                       and route.endpoint = ${modelPart("intent.endpoint")}
        -- The whole work, rather than a part of it. Only language models are sent no token.
        cross join lateral (select coalesce(job.noun = 'creation', false) and spending.for_job is null
                                   and coalesce(callback_token, '-') <> '') as kind (is_whole)
       where spending.key_of is null
         and spending.day between ${from}::date - ${APART}::int and ${to}::date + ${APART}::int
    )`;

/** An upstream's name of a model without the mode, which some have as its last part. */
const modelPart = (column: string) =>
  sql`regexp_replace(${sql.ref(column)}, '/[a-z-]+-to-video$', '')`;

/**
 * Splits what each hold paid. Every part is rounded so that all of them together are the whole: from
 * the rounded sum of the parts before it to that of the parts up to it.
 */
const SHARES = sql`
    charge as (
      select hold_id, sum(gems) as gems, coalesce(sum(gems) filter (where not is_bought), 0) as given,
             floor(round(sum(gems * micro), 9)) as micro
        from spent join lot_worth using (lot_id) group by hold_id
    ),
    billed as (
      select work.hold_id, work.subject_id, bill.id as bill_id, bool_or(is_whole) over own as has_whole,
             case when is_whole then work.charged / count(*) filter (where is_whole) over own
                  when bool_or(is_whole) over own then 0
                  else coalesce(bill.price * work.charged
                                / greatest(nullif(sum(bill.price) over own, 0), work.charged), 0)
             end as weight
        from work join bill on bill.hold_id = work.hold_id and bill.subject_id = work.subject_id
      window own as (partition by work.hold_id, work.subject_id)
    ),
    piece as (
      select hold_id, subject_id, bill_id, weight from billed
      union all
      select work.hold_id, work.subject_id, null, work.charged - coalesce(sum(weight), 0)
        from work left join billed using (hold_id, subject_id)
       group by work.hold_id, work.subject_id, work.charged
      having not coalesce(bool_or(has_whole), false)
    ),
    placed as (
      select piece.*, sum(weight) over (partition by hold_id) as whole,
             sum(weight) over (partition by hold_id order by subject_id, bill_id rows unbounded preceding) as upto
        from piece
    ),
    share as materialized (
      select hold_id, placed.subject_id, bill_id, ${sql.join(
        ["gems", "given", "micro"].map(
          (name) => sql`
             floor(${sql.ref(`charge.${name}`)} * upto / nullif(whole, 0))
               - floor(${sql.ref(`charge.${name}`)} * (upto - weight) / nullif(whole, 0)) as ${sql.id(name)}`,
        ),
      )}
        from placed left join charge using (hold_id)
    )`;
