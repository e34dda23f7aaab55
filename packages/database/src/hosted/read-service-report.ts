import { type BudgetSpan, periodsOf } from "@kinora/domain/creation/hosted-budget";
import { NO_REPORT, type ServiceReport } from "@kinora/domain/hosted/service-report";
import type { EngineProtocol } from "@kinora/domain/prompt/model-entry";
import { sql } from "kysely";
import type { Database } from "../client.ts";

const DAY_MS = 86_400_000;

/**
 * Reports on every service used with the operator's key in this month or the last 24 hours. An order
 * whose job was cancelled is no longer being made, although the service is told only within a minute.
 */
export async function readServiceReport(
  executor: Database,
  now: Date,
): Promise<ReadonlyMap<EngineProtocol, ServiceReport>> {
  const periods = periodsOf("any", now);
  const [sums, { rows: orders }] = await Promise.all([
    executor
      .selectFrom("hosted_budget")
      .select(["scope", "period", "mills"])
      .where(
        "period",
        "in",
        periods.map(({ period }) => period),
      )
      .execute(),
    sql<{ provider: string } & ServiceReport["orders"]>`
      select provider,
             count(*) filter (where state in ('collected', 'late')) as delivered,
             count(*) filter (where state in ('refused', 'failed', 'lost')) as failed,
             count(*) filter (where state in ('sending', 'put off', 'accepted')
                                and not exists (select from job
                                                 where job.id = coalesce(intent.for_job, intent.job_id)
                                                   and job.outcome = 'cancelled')) as open
        from hosted_intent intent
       where key_of is null
         and (begun_at > ${new Date(now.getTime() - DAY_MS)}
              or state in ('sending', 'put off', 'accepted'))
       group by provider`.execute(executor),
  ]);
  const names = new Set([...sums.map(({ scope }) => scope), ...orders.map((row) => row.provider)]);
  const sumOf = (name: string, span: BudgetSpan) => {
    const period = periods.find((known) => known.span === span)?.period;
    return sums.find((sum) => sum.scope === name && sum.period === period)?.mills ?? 0;
  };
  const reports = [...names].map((name) => {
    const { provider: _, ...counts } = orders.find(({ provider }) => provider === name) ?? {
      provider: name,
      ...NO_REPORT.orders,
    };
    const mills = { day: sumOf(name, "day"), month: sumOf(name, "month") };
    return [name, { mills, orders: counts }] as const;
  });
  return new Map(reports);
}
