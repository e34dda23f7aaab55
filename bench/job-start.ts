/**
 * Time from the accepted order to the started job, compared with pg-boss and its defaults in the
 * same run.
 */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedDemoPeople } from "@kinora/database/account/seed-demo-people";
import { migrate } from "@kinora/database/migrate";
import { startEmbeddedPostgres } from "@kinora/local-postgres/start-embedded-postgres";
import { PgBoss } from "pg-boss";
import { type Orders, openOrders } from "../apps/worker/test/orders.ts";
import { superviseWorker } from "../apps/worker/test/worker-process.ts";

const ORDERS = 60;
const DEFAULT_JOBS = 10;
const LIMIT = 100;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function isStarted({ database }: Orders, creationId: string): Promise<boolean> {
  const row = await database
    .selectFrom("job")
    .select("started_at")
    .where("subject_id", "=", creationId)
    .executeTakeFirst();
  return row?.started_at != null;
}

/**
 * As is most common, each order reaches an idle worker at a random point of its polling interval.
 */
async function measureOurs(orders: Orders): Promise<number[]> {
  const waits: number[] = [];
  while (waits.length < ORDERS) {
    await pause(100 + Math.random() * 300);
    const id = await orders.create("usr_ada", { prompt: "a fox" });
    const accepted = performance.now();
    while (!(await isStarted(orders, id))) await pause(1);
    waits.push(performance.now() - accepted);
    await orders.act("usr_ada", id, "cancel").catch(() => {});
  }
  return waits;
}

async function measureDefaults(url: string): Promise<number[]> {
  const boss = new PgBoss(url);
  await boss.start();
  await boss.createQueue("bench");
  const starts = new Map<string, (at: number) => void>();
  await boss.work("bench", async ([job]) => starts.get(job?.id ?? "")?.(performance.now()));
  const waits: number[] = [];
  while (waits.length < DEFAULT_JOBS) {
    await pause(100 + Math.random() * 2_000);
    const id = crypto.randomUUID();
    const started = new Promise<number>((resolve) => starts.set(id, resolve));
    await boss.send("bench", {}, { id });
    const accepted = performance.now();
    waits.push((await started) - accepted);
  }
  await boss.stop({ graceful: false });
  return waits;
}

const row = (name: string, waits: number[]): string => {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return `| ${name} | ${sorted.length} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`;
};

const directory = mkdtempSync(join(tmpdir(), "kinora-bench-"));
// Root runs the database as another user, who needs access to the folder.
chmodSync(directory, 0o711);
const postgres = await startEmbeddedPostgres({ dataDirectory: join(directory, "postgres") });
await migrate(postgres.url);
const orders = await openOrders(postgres.url);
await seedDemoPeople(orders.database);
await orders.give("usr_ada", 1_000);
const worker = superviseWorker(postgres.url, directory);
try {
  await pause(3_000);
  const ours = await measureOurs(orders);
  const defaults = await measureDefaults(postgres.url);
  console.log("| accepted → started, ms | jobs | median | 95 % | longest |");
  console.log("|---|---|---|---|---|");
  console.log(row("Kinora's worker", ours));
  console.log(row("pg-boss, its defaults", defaults));
  const median = ours.toSorted((a, b) => a - b)[Math.floor(ours.length / 2)] ?? 0;
  console.log(`\nLimit: median ≤ ${LIMIT} ms: ${median <= LIMIT ? "kept" : "missed"}.`);
  if (median > LIMIT) process.exitCode = 1;
} finally {
  await worker.stop();
  await orders.close();
  await postgres.stop();
  rmSync(directory, { recursive: true, force: true });
}
