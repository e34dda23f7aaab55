import { sql } from "kysely";
import type { Database } from "../client.ts";

/** Milliseconds by which the clocks of two machines may differ. */
const SKEW = 10 * 60_000;

/**
 * Claims a run of a task. A last run far in the future was recorded by a wrong clock and does not
 * count.
 *
 * @param every milliseconds that must have passed since its last run, anywhere
 * @returns false when it is not due
 */
export async function claimClockTask(
  database: Database,
  name: string,
  every: number,
  now: Date,
): Promise<boolean> {
  const due = new Date(now.getTime() - every);
  const ahead = new Date(now.getTime() + Math.max(every, SKEW));
  const { rows } = await sql<{ name: string }>`
    insert into clock_task (name, last_run_at) values (${name}, ${now})
    on conflict (name) do update set last_run_at = excluded.last_run_at
      where clock_task.last_run_at <= ${due} or clock_task.last_run_at > ${ahead}
    returning name`.execute(database);
  return rows.length > 0;
}

/**
 * Returns the names of the tasks that seem due, with one question that takes no lock; a claim decides.
 */
export async function dueClockTasks(
  database: Database,
  tasks: readonly { readonly name: string; readonly every: number }[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await database.selectFrom("clock_task").select(["name", "last_run_at"]).execute();
  const last = new Map(rows.map(({ name, last_run_at }) => [name, last_run_at.getTime()]));
  const isDue = (ran: number | undefined, every: number) =>
    ran === undefined ||
    ran <= now.getTime() - every ||
    ran > now.getTime() + Math.max(every, SKEW);
  return new Set(
    tasks.filter(({ name, every }) => isDue(last.get(name), every)).map(({ name }) => name),
  );
}

/** Lets a failed task run again at the next poll. */
export async function giveClockTaskBack(database: Database, name: string): Promise<void> {
  await database.deleteFrom("clock_task").where("name", "=", name).execute();
}
