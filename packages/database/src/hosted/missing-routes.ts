import type { EngineRoute } from "@kinora/domain/prompt/model-entry";
import { sql } from "kysely";
import type { Database } from "../client.ts";

/**
 * Withdraws a model that its service says it does not have: for a minute, then twice as long each
 * time, up to half an hour. After a day without it begins anew. Orders that were refused at the same
 * time count once.
 *
 * @returns true when it was not withdrawn within the day before
 */
export async function noteMissing(
  executor: Database,
  provider: string,
  endpoint: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ times: number }>`
    insert into missing_route as route (provider, endpoint, times, until)
    values (${provider}, ${endpoint}, 1, ${now}::timestamptz + interval '1 minute')
        on conflict (provider, endpoint) do update
       set times = case when route.until < ${now}::timestamptz - interval '1 day' then 1 else route.times + 1 end,
           until = ${now}::timestamptz + case
             when route.until < ${now}::timestamptz - interval '1 day' then interval '1 minute'
             else least(interval '30 minutes', interval '1 minute' * power(2, least(route.times, 5))) end
     where route.until <= ${now}
    returning times`.execute(executor);
  return rows[0]?.times === 1;
}

/** Returns the models that are withdrawn at the moment. */
export async function findMissing(
  executor: Database,
  now: Date,
): Promise<readonly Pick<EngineRoute, "protocol" | "endpoint">[]> {
  const rows = await executor
    .selectFrom("missing_route")
    .select(["provider", "endpoint"])
    .where("until", ">", now)
    .execute();
  return rows.map(({ provider, endpoint }) => ({ protocol: provider, endpoint }));
}

/** Offers the models of a service again, because its key was changed. */
export async function forgetMissing(executor: Database, provider: string): Promise<void> {
  await executor.deleteFrom("missing_route").where("provider", "=", provider).execute();
}
