import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { claimClockTask } from "@kinora/database/job/claim-clock-task";
import { fixedClock } from "@kinora/testing/fixed-clock";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { clockTasks, trashTransact } from "../src/compose-clock.ts";
import { openWorkshop } from "./workshop.ts";

const DAY = 86_400_000;
const ada = "usr_ada";
const clock = fixedClock();
let shop: Awaited<ReturnType<typeof openWorkshop>>;
const log: string[] = [];
beforeAll(async () => {
  shop = await openWorkshop();
  await shop.orders.give(ada, 100);
});

/** Runs a task as if this much time had passed. */
async function run(name: string, later: number): Promise<void> {
  clock.set(new Date(Date.now() + later));
  const tasks = clockTasks({
    database: shop.database,
    media: shop.work.media,
    publish: async () => {},
    scratch: shop.work.scratch,
    uploads: join(shop.work.scratch, "uploads"),
    trash: trashTransact(shop.database, shop.boss),
    now: clock.now,
    log: (line) => log.push(line),
  });
  const task = tasks.find((candidate) => candidate.name === name);
  if (!task) throw new Error(`no task ${name}`);
  await task.run();
}
const make = async () => {
  const id = await shop.orders.create(ada, { prompt: `a fox ${Math.random()}` });
  await shop.workOnce();
  const file = await shop.database
    .selectFrom("creation_media")
    .select("hash")
    .where("creation_id", "=", id)
    .executeTakeFirstOrThrow();
  return { id, hash: file.hash };
};

test("after 30 days in the trash a creation is forgotten; its files go, its receipt stays", async () => {
  const { id, hash } = await make();
  await shop.orders.act(ada, id, "delete");
  await run("purge the trash", 29 * DAY);
  expect((await shop.creation(id))?.purgedAt).toBeNull();
  await run("remove unused media", 29 * DAY);
  expect(await shop.work.media.locate(hash)).not.toBeNull();
  await run("purge the trash", 31 * DAY);
  expect(await shop.creation(id)).toMatchObject({
    status: "deleted",
    prompt: "",
    recipe: null,
    gems: { settled: 1 },
  });
  await run("remove unused media", 31 * DAY);
  expect(await shop.work.media.locate(hash)).toBeNull();
  const { rows } = await sql`
    select 1 from notification where creation_id = ${id}
    union all select 1 from job_step join creation_job job on job.id = job_id
     where job.creation_id = ${id}`.execute(shop.database);
  expect(rows).toEqual([]);
});

test("files that something refers to, and those just written, stay", async () => {
  const { hash } = await make();
  const fresh = await shop.work.media.keep(Buffer.from("just written"));
  await run("remove unused media", 0);
  expect(await shop.work.media.locate(fresh.hash)).not.toBeNull();
  await run("remove unused media", 2 * 3_600_000);
  expect(await shop.work.media.locate(fresh.hash)).toBeNull();
  expect(await shop.work.media.locate(hash)).not.toBeNull();
});

test("a hold nobody resolved gives its gems back", async () => {
  const before = await shop.ledger.balance(ada, new Date());
  const id = await shop.orders.create(ada, { prompt: "a fox" });
  await run("void expired holds", DAY - 60_000);
  expect((await shop.ledger.balance(ada, new Date())).held).toBe(1);
  await run("void expired holds", DAY + 60_000);
  expect(await shop.ledger.balance(ada, new Date())).toMatchObject({
    available: before.available,
    held: 0,
  });
  await shop.workOnce();
  expect(await shop.creation(id)).toMatchObject({ status: null, gems: { settled: 0 } });
});

test("scratch folders of finished jobs go, those of open ones stay", async () => {
  await shop.orders.create(ada, { prompt: "a fox" });
  const job = await shop.claims.claim("person", new Date());
  if (!job) throw new Error("nothing to claim");
  const folders = [job.id, "00000000-0000-7000-8000-000000000000"].map((name) =>
    join(shop.work.scratch, name),
  );
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  await run("remove scratch folders", 2 * 3_600_000);
  expect(() => mkdirSync(folders[0] ?? "")).toThrow("EEXIST");
  expect(() => mkdirSync(folders[1] ?? "")).not.toThrow();
  await shop.attempt(job);
});

test("the audit finds nothing wrong", async () => {
  await run("audit the ledger", 0);
  expect(log).toEqual([]);
});

test("of several processes one runs a task, and not before it is due again", async () => {
  const now = new Date("2030-01-01T00:00:00Z");
  const claim = (seconds: number) =>
    claimClockTask(shop.database, "test", 60_000, new Date(now.getTime() + seconds * 1_000));
  const claims = await Promise.all([claim(0), claim(0), claim(0)]);
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await claim(59)).toBe(false);
  expect(await claim(60)).toBe(true);
});
