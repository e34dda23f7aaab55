import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { seedDemoPeople } from "@kinora/database/account/seed-demo-people";
import { postgresGemLedger } from "@kinora/database/gem/postgres-gem-ledger";
import { createTestDatabase } from "@kinora/testing/database";
import { afterEach, expect, test } from "vitest";
import { openOrders } from "./orders.ts";
import { superviseWorker } from "./worker-process.ts";

const entry = fileURLToPath(new URL("./deadly-worker.ts", import.meta.url));
const patience = { timeout: 110_000, interval: 20 };
const [ada, bruno] = ["usr_ada", "usr_bruno"];

let cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.reverse()) await step();
  cleanUp = [];
});

/**
 * Opens a database with users who have gems, a worker that is restarted whenever it ends, and
 * queries about orders.
 */
async function open() {
  const { database, url } = await createTestDatabase();
  await seedDemoPeople(database);
  const directory = mkdtempSync(join(tmpdir(), "kinora-suspect-"));
  mkdirSync(join(directory, "scratch"));
  cleanUp.push(async () => rmSync(directory, { recursive: true, force: true }));
  const orders = await openOrders(url);
  cleanUp.push(() => orders.close());
  for (const userId of [ada, bruno]) await orders.give(userId, 100);
  const start = () => {
    const worker = superviseWorker(url, directory, entry);
    cleanUp.push(() => worker.stop());
    return worker;
  };
  const jobOf = (id: string) =>
    database.selectFrom("job").selectAll().where("subject_id", "=", id).executeTakeFirstOrThrow();
  const creationOf = (id: string) =>
    database
      .selectFrom("creation")
      .select(["status", "failure_class", "gems_settled"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
  const held = async (userId: string) =>
    (await postgresGemLedger(database).balance(userId, new Date())).held;
  const log = () => readFileSync(join(directory, "worker.log"), "utf8");
  return { database, orders, start, jobOf, creationOf, held, log };
}

test("fails a job that kills its worker three times while alone, and delivers the jobs beside it", {
  timeout: 130_000,
}, async () => {
  const { orders, start, jobOf, creationOf, held } = await open();
  const friend = await orders.create(bruno, { prompt: "a boat" });
  const deadly = await orders.create(ada, { prompt: "a deadly fox" });
  const later = await orders.create(bruno, { prompt: "a cat" });
  const worker = start();
  await expect.poll(async () => (await jobOf(deadly)).outcome, patience).toBe("failed");
  expect(await creationOf(deadly)).toMatchObject({ status: "failed", failure_class: "lost" });
  expect((await jobOf(deadly)).lone_deaths).toHaveLength(3);
  expect(await held(ada)).toBe(0);
  for (const id of [friend, later]) {
    await expect.poll(async () => (await jobOf(id)).outcome, patience).toBe("delivered");
    expect((await jobOf(id)).lone_deaths).toEqual([]);
  }
  // Once beside others, three times alone, and the attempt that gives it up.
  expect(worker.starts()).toBeLessThanOrEqual(5);
});

test("never holds clean stops against a job, however often it runs alone", {
  timeout: 130_000,
}, async () => {
  const { database, orders, start, jobOf } = await open();
  const endless = await orders.create(ada, { prompt: "an endless fox" });
  await database.updateTable("job").set({ suspect: true }).execute();
  for (let stops = 1; stops <= 4; stops += 1) {
    const worker = start();
    await expect
      .poll(async () => {
        const { attempt, alone } = await jobOf(endless);
        return { attempt, alone };
      }, patience)
      .toEqual({ attempt: stops, alone: true });
    await worker.stop();
    cleanUp.pop();
  }
  expect(await jobOf(endless)).toMatchObject({ outcome: null, lone_deaths: [], held_since: null });
});

test("runs a suspect alone, and acquits it when it lost its claim but survived", {
  timeout: 130_000,
}, async () => {
  const { database, orders, start, jobOf } = await open();
  const endless = await orders.create(ada, { prompt: "an endless fox" });
  await database.updateTable("job").set({ suspect: true }).execute();
  start();
  await expect.poll(async () => (await jobOf(endless)).alone, patience).toBe(true);
  const friend = await orders.create(bruno, { prompt: "a boat" });
  // Its own attempt, recorded as a worker that takes over the claim would do.
  await database
    .updateTable("job")
    .set({ lone_deaths: [1] })
    .where("subject_id", "=", endless)
    .execute();
  expect((await jobOf(friend)).started_at).toBeNull();
  await orders.act(ada, endless, "cancel");
  await expect.poll(async () => (await jobOf(friend)).outcome, patience).toBe("delivered");
  expect((await jobOf(endless)).lone_deaths).toEqual([]);
});
