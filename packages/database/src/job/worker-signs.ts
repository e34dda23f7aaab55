import { storedSentence } from "@kinora/contracts/message/sentence";
import type { DemoWorks, VitalSigns, WorkerVoices } from "@kinora/domain/health/vital-signs";
import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../client.ts";
import { readLags } from "../event/read-lags.ts";

/** Facts that a worker reports about itself. */
export interface WorkerFacts {
  /** Description of what its child processes have no access to. */
  readonly sandbox: string | null;
  readonly voices: WorkerVoices | null;
}

const facts = z.object({
  sandbox: z.string().nullish(),
  voices: z
    .object({ engine: z.enum(["large", "small"]), why: storedSentence.nullable() })
    .nullish(),
});
/** Time without a heartbeat after which a worker is removed. */
const FORGOTTEN = sql`interval '2 minutes'`;

/** Records a worker's heartbeat. Uses the database's clock, because clocks of hosts may differ. */
export async function signLife(database: Database, key: number, about: WorkerFacts): Promise<void> {
  await sql`
    insert into worker (key, facts) values (${key}, ${JSON.stringify(about)})
    on conflict (key) do update set seen_at = clock_timestamp(), facts = excluded.facts`.execute(
    database,
  );
  await sql`delete from worker where seen_at < now() - ${FORGOTTEN}`.execute(database);
}

/** Removes a worker that shuts down cleanly. */
export async function signOff(database: Database, key: number): Promise<void> {
  await database.deleteFrom("worker").where("key", "=", key).execute();
}

/** Reads the state of the workers and their queue. */
export async function readVitalSigns(database: Database): Promise<VitalSigns> {
  const { rows: workers } = await sql<{ age: number; facts: unknown }>`
    select extract(epoch from clock_timestamp() - seen_at)::float8 as age, facts
    from worker order by seen_at desc`.execute(database);
  const { rows: queue } = await sql<{ age: number | null }>`
    select extract(epoch from now() - min(queued_at))::float8 as age from job
    where ended_at is null and started_at is null and not background`.execute(database);
  return {
    demoWorks: await readDemoWorks(database),
    workers: workers.map(({ age, facts: about }) => {
      const { sandbox = null, voices = null } = facts.parse(about);
      return { age: Math.max(0, age), sandbox, voices };
    }),
    takeoutsFailed: await countFailedTakeouts(database),
    booksDiffer: await countDifferences(database),
    queueAge: queue[0]?.age ?? null,
    listeners: await readLags(database),
  };
}

/** Failed archives are deleted after a week, or when a later one is ready. */
async function countFailedTakeouts(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from takeout failed
     where failed.state = 'failed' and not exists (
       select from takeout later
        where later.user_id = failed.user_id and later.asked_at > failed.asked_at)`.execute(
    database,
  );
  return rows[0]?.count ?? 0;
}

async function countDifferences(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from difference where acknowledged_at is null`.execute(database);
  return rows[0]?.count ?? 0;
}

/** Finished works are counted only while others are open, because then there are few jobs. */
async function readDemoWorks(database: Database): Promise<DemoWorks | null> {
  const { rows } = await sql<{ open: number; begun: number; made: number }>`
    select open, begun, case when open = 0 then 0 else (
      select count(*)::int from job where background and noun = 'creation' and outcome = 'delivered'
    ) end as made
    from (
      select count(*)::int as open, coalesce(sum(percent), 0)::float8 as begun from job
      where ended_at is null and background and noun = 'creation'
    ) as left_to_do`.execute(database);
  const { open, begun, made } = rows[0] ?? { open: 0, begun: 0, made: 0 };
  const ordered = made + open;
  return open === 0 ? null : { made, ordered, percent: (100 * made + begun) / ordered };
}
