import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OrderForm } from "@kinora/contracts/prompt/order-form";
import { seedDemoPeople } from "@kinora/database/account/seed-demo-people";
import { isPassing } from "@kinora/database/connection-error";
import { migrate } from "@kinora/database/migrate";
import { Refusal } from "@kinora/domain/refusal";
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "@kinora/local-postgres/start-embedded-postgres";
import { allHeard } from "@kinora/testing/event/hear-all";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { retryWhile } from "../src/retry-while.ts";
import { checkBooks } from "./check-books.ts";
import { type Orders, openOrders } from "./orders.ts";
import { superviseWorker, type WorkerProcess } from "./worker-process.ts";

/** `KILLS=200` for a long run. */
const KILLS = Number(process.env.KILLS || 4);
const PEOPLE = ["usr_ada", "usr_bruno", "usr_chiyo"];
const GEMS = 5_000;
/** Maximum milliseconds for work to resume after a kill. */
const RESUME_LIMIT = 15_000;

const FORMS: readonly OrderForm[] = [
  // One order of three works.
  { prompt: "a cat", others: [{ prompt: "a cat" }, { prompt: "a cat" }] },
  { prompt: "a cat", additionalParams: { aspectRatio: "1:1" } },
  { prompt: "a cat at night" },
  {
    prompt: "a cat",
    type: "text-to-video",
    additionalParams: { duration: 4, fps: 8 },
  },
];

const retrying = retryWhile(isPassing);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const between = (low: number, high: number) => low + Math.random() * (high - low);
const one = <T>(items: readonly T[]): T | undefined =>
  items[Math.floor(Math.random() * items.length)];

let cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.reverse()) await step();
  cleanUp = [];
});

test(
  `${KILLS} kills of worker, renderer and Postgres lose nothing and charge nothing twice`,
  async () => {
    const directory = mkdtempSync(join(tmpdir(), "kinora-kill-"));
    // Root runs the database as another user, who must be able to traverse the folder.
    chmodSync(directory, 0o711);
    cleanUp.push(async () => rmSync(directory, { recursive: true, force: true }));
    const postgres = await startEmbeddedPostgres({ dataDirectory: join(directory, "postgres") });
    cleanUp.push(() => postgres.stop());
    await migrate(postgres.url);
    const orders = await openOrders(postgres.url);
    cleanUp.push(() => orders.close());
    await seedDemoPeople(orders.database);
    for (const userId of PEOPLE) await orders.give(userId, GEMS);
    const worker = superviseWorker(postgres.url, directory);
    cleanUp.push(() => worker.stop());

    const buyers = keepBusy(orders);
    cleanUp.push(() => buyers.stop());
    const kills = await killAtRandom(postgres, worker, orders);
    const ordered = await buyers.stop();
    await finish(orders);
    await allHeard(orders.database);

    const given = new Map(PEOPLE.map((userId) => [userId, GEMS]));
    const { creations, jobs } = await checkBooks(orders.database, directory, given);
    expect(creations).toHaveLength(ordered);
    const delivered = creations.filter(({ status }) => status === null).length;
    expect(delivered).toBeGreaterThan(creations.length / 3);
    const stopped = await worker.stop();
    expect(stopped).toBeLessThan(4_500);
    console.log(
      `${JSON.stringify(kills.counts)}, ${worker.starts()} worker starts, slowest to go on ${Math.round(kills.slowest)} ms; ${creations.length} creations, ${delivered} delivered, ${jobs.reduce((sum, job) => sum + job.attempt, 0)} attempts`,
    );
    expect(kills.slowest).toBeLessThan(RESUME_LIMIT);
  },
  100_000 + KILLS * 20_000,
);

/** Keeps ordering until stopped, with a few jobs waiting at any time; cancels some. */
function keepBusy(orders: Orders) {
  let stopped = false;
  let count = 0;
  let works = 0;
  const buy = async () => {
    while (!stopped) {
      const key = `order ${count++}`;
      const userId = PEOPLE[count % PEOPLE.length] ?? "";
      const form = FORMS[count % FORMS.length];
      if (!form) continue;
      // A lost response is requested again with the same key.
      const id = await retrying(() => orders.create(userId, form, key));
      const again = await retrying(() => orders.create(userId, form, key));
      expect(again).toBe(id);
      works += 1 + (form.others ?? []).length;
      if (count % 9 === 0) await retrying(() => cancel(orders, userId, id));
      while (!stopped && (await retrying(() => countOpen(orders))) >= 4) await pause(50);
    }
  };
  const buying = buy();
  return {
    async stop() {
      stopped = true;
      await buying;
      return works;
    },
  };
}

async function cancel(orders: Orders, userId: string, id: string): Promise<void> {
  await pause(between(0, 1_000));
  try {
    await orders.act(userId, id, "cancel");
  } catch (error) {
    // The job may have ended before.
    if (!(error instanceof Refusal && error.code === "ACTION_IMPOSSIBLE")) throw error;
  }
}

async function killAtRandom(postgres: EmbeddedPostgres, worker: WorkerProcess, orders: Orders) {
  const counts = { worker: 0, renderer: 0, postgres: 0 };
  let slowest = 0;
  let turn = 0;
  while (counts.worker + counts.renderer + counts.postgres < KILLS) {
    await pause(between(100, 1_500));
    const before = await retrying(() => pulse(orders));
    const victim = (["worker", "renderer", "postgres"] as const)[turn % 3];
    if (victim === undefined) continue;
    const pid = {
      worker: worker.pid,
      postgres: postgres.pid,
      renderer: () => one(worker.children()),
    }[victim]();
    if (!pid || !kill(pid)) continue;
    turn += 1;
    counts[victim] += 1;
    // Often, the next kill hits the recovery from this one.
    if (Math.random() < 0.4) continue;
    slowest = Math.max(slowest, await waitForPulse(orders, before, victim));
  }
  return { counts, slowest };
}

/** Returns false when the process has just ended by itself. */
function kill(pid: number): boolean {
  try {
    return process.kill(pid, "SIGKILL");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ESRCH") return false;
    throw error;
  }
}

/** Returns the milliseconds from the first answer of Postgres until work resumes. */
async function waitForPulse(orders: Orders, before: string, victim: string): Promise<number> {
  let now = await retrying(() => pulse(orders));
  const answered = performance.now();
  while (now === before) {
    await pause(20);
    now = await retrying(() => pulse(orders));
    if (performance.now() - answered > 2 * RESUME_LIMIT) {
      throw new Error(`nothing after ${victim}: ${await describeOpen(orders)}`);
    }
  }
  return performance.now() - answered;
}

/** Returns a value that changes with every claim, progress report and step of any worker. */
async function pulse({ database }: Orders): Promise<string> {
  const { rows } = await sql<{ pulse: string }>`
    select concat_ws(' ', sum(attempt), sum(percent), (select count(*) from job_step)) as pulse
    from job`.execute(database);
  return rows[0]?.pulse ?? "";
}

async function countOpen({ database }: Orders): Promise<number> {
  const { count } = await database
    .selectFrom("job")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("ended_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

async function finish(orders: Orders): Promise<void> {
  const deadline = performance.now() + 180_000;
  while ((await retrying(() => countOpen(orders))) > 0) {
    if (performance.now() > deadline) throw new Error(`not ended: ${await describeOpen(orders)}`);
    await pause(100);
  }
}

async function describeOpen({ database }: Orders): Promise<string> {
  const { rows } = await sql`
    select j.attempt, j.failures, j.stage, j.percent, j.worker_key, b.state, b.retry_count,
           now() - b.heartbeat_on as silent, now() - j.started_at as age
    from job j left join pgboss.job b on b.id = j.id
    where j.ended_at is null`.execute(database);
  return JSON.stringify(rows);
}
