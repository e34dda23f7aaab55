import { EventEmitter, once } from "node:events";
import { createTestDatabase } from "@kinora/testing/database";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { v7 as newId } from "uuid";
import { afterAll, beforeEach, expect, it } from "vitest";
import type { Schema } from "../schema.gen.ts";
import type { Stores } from "../stores.ts";
import { transact } from "../transact.ts";
import { JOB_CHANNEL } from "./job-queues.ts";
import { openJobQueue } from "./open-job-queue.ts";

const { pool, url } = await createTestDatabase();
const statements: string[] = [];
const database = new Kysely<Schema>({
  dialect: new PostgresDialect({ pool }),
  log({ query }) {
    statements.push(query.sql);
  },
});
const boss = await openJobQueue({ url, role: "producer", onError: () => {} });
const listener = new pg.Client({ connectionString: url });
await listener.connect();
await listener.query(`listen ${JOB_CHANNEL}`);
const heard: string[] = [];
const heardEnd = new EventEmitter();
listener.on("notification", ({ payload = "" }) => {
  if (payload === "end") heardEnd.emit("end");
  else heard.push(payload);
});
await sql`insert into app_user (id, handle, display_name, email)
          values ('ada', 'ada', 'Ada', 'ada@example.com')`.execute(database);
afterAll(async () => {
  await listener.end();
  await boss.stop();
});
beforeEach(() => {
  statements.length = 0;
  heard.length = 0;
});

const order = async ({ queue }: Stores) => {
  const id = newId();
  const subject = { noun: "creation", id } as const;
  await queue.enqueue({
    ...{ id, subject, kind: "creation.make", lane: "render", size: "small", order: null },
    ...{ userId: "ada", tier: "free", background: false, holdId: null, gems: 0, now: new Date() },
  });
  return subject;
};

/** Returns all messages sent so far, after the last has arrived. */
async function hearAll() {
  const end = once(heardEnd, "end");
  await sql`select pg_notify(${JOB_CHANNEL}, 'end')`.execute(database);
  await end;
  return heard;
}

it("calls the workers once for all orders of a transaction, after its commit", async () => {
  await transact(database, boss, async (stores) => {
    await order(stores);
    await order(stores);
  });
  expect(await hearAll()).toEqual(["wake"]);
  const commit = statements.indexOf("commit");
  expect(statements.findIndex((statement) => statement.includes("pg_notify"))).toBe(commit + 1);
});

it("names the cancelled job", async () => {
  const subject = await transact(database, boss, order);
  await transact(database, boss, async ({ queue }) => {
    const job = await queue.lockOpen(subject);
    if (job) await queue.cancel(job, new Date());
  });
  expect(await hearAll()).toEqual(["wake", subject.id]);
});

it("sends no call for a rollback", async () => {
  const broken = transact(database, boss, async (stores) => {
    await order(stores);
    throw new Error("changed my mind");
  });
  await expect(broken).rejects.toThrow("changed my mind");
  expect(await hearAll()).toEqual([]);
});
