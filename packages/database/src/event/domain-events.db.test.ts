import { randomUUID } from "node:crypto";
import type { DomainEvent } from "@kinora/domain/event/domain-event";
import { createTestDatabase } from "@kinora/testing/database";
import { giveAll, hearAll } from "@kinora/testing/event/hear-all";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import type { Database } from "../client.ts";
import { deliverEvents, type NamedListener } from "./deliver-events.ts";
import { deliverLetter } from "./deliver-letters.ts";
import { readLags } from "./read-lags.ts";
import { recordEvent } from "./record-event.ts";
import { listenersWithMail } from "./with-listener.ts";

const { database } = await createTestDatabase(24);

/** The listener; its effects are stored in the database in their order. */
let heard: (event: DomainEvent) => Promise<void> = async () => {};
const listener: NamedListener = {
  name: "test",
  hears: ["story.failed"],
  async hear(event, transaction) {
    const of = `${event.subjectId} ${event.type === "story.failed" && event.payload.jobId}`;
    await sql`insert into effect (what) values (${of})`.execute(transaction);
    await heard(event);
  },
};
beforeEach(async () => {
  heard = async () => {};
  await sql`create table if not exists effect (id bigint generated always as identity, what text)`.execute(
    database,
  );
  await sql`truncate effect, domain_event, event_letter`.execute(database);
  await sql`insert into event_listener (name) values ('test')
            on conflict (name) do update set place = 0, id = 0`.execute(database);
});

const effects = async () => {
  const { rows } = await sql<{ what: string }>`select what from effect order by id`.execute(
    database,
  );
  return rows.map(({ what }) => what);
};
const record = (subjectId: string, jobId: string, executor: Database = database) =>
  recordEvent(executor)({ type: "story.failed", subjectId, userId: "ada", payload: { jobId } });
const letters = () =>
  database
    .selectFrom("event_letter")
    .select(["subject_id", "tries", "error", "dead_at"])
    .orderBy("event_id")
    .execute();
const dueNow = () => sql`update event_letter set next_at = now()`.execute(database);
const noDead = () => {};

it("delivers each event once and in order of its subject with sixteen concurrent slow writers", async () => {
  const [WRITERS, EACH] = [16, 30];
  let writing = true;
  const reading = (async () => {
    while (writing) await deliverEvents(database, listener);
  })();
  let next = 0;
  const written: string[] = [];
  const write = async (writer: number) => {
    for (let at = 0; at < EACH; at += 1)
      await database.transaction().execute(async (transaction) => {
        // The transaction gets its id before it waits for the subject's lock, as in use cases.
        const [own, shared] = [`own-${writer}`, `shared-${(writer + at) % 3}`];
        await record(own, String(at), transaction);
        await sql`select pg_advisory_xact_lock(hashtext(${shared}))`.execute(transaction);
        next += 1;
        const job = String(next);
        await record(shared, job, transaction);
        written.push(`${shared} ${job}`);
        await sql`select pg_sleep(random() * 0.02)`.execute(transaction);
      });
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  writing = false;
  await reading;
  await hearAll(database, listener);
  const all = await effects();
  expect(all).toHaveLength(2 * WRITERS * EACH);
  for (const subject of ["shared-0", "shared-1", "shared-2", "own-0", "own-15"]) {
    const of = (lines: readonly string[]) => lines.filter((line) => line.startsWith(`${subject} `));
    const due = subject.startsWith("own")
      ? Array.from({ length: EACH }, (_, at) => `${subject} ${at}`)
      : of(written);
    expect(of(all)).toEqual(due);
  }
});

it("continues past a failing event, except on the same subject, until it is given up", async () => {
  heard = async ({ subjectId, payload }) => {
    if (subjectId === "a" && "jobId" in payload && payload.jobId === "1")
      throw new TypeError("secret");
  };
  for (const [subject, job] of ["a 1", "b 1", "a 2", "b 2"].map((line) => line.split(" ")))
    await record(subject ?? "", job ?? "");
  await giveAll(database, listener);
  expect(await effects()).toEqual(["b 1", "b 2"]);
  await record("a", "3");
  await giveAll(database, listener);
  expect(await effects()).toEqual(["b 1", "b 2"]);
  const dead: string[] = [];
  for (let tries = 2; tries <= 5; tries += 1) {
    await dueNow();
    expect(await deliverLetter(database, listener, (_id, error) => dead.push(error))).toBe(true);
    expect((await letters())[0]).toMatchObject({ subject_id: "a", tries, error: "TypeError" });
  }
  expect(dead).toEqual(["TypeError"]);
  while (await deliverLetter(database, listener, noDead));
  expect(await effects()).toEqual(["b 1", "b 2", "a 2", "a 3"]);
  expect(await readLags(database)).toContainEqual({
    listener: "test",
    lag: 0,
    waiting: 0,
    dead: 1,
  });
});

it("retries when due and then continues in order", async () => {
  let broken = true;
  heard = async () => {
    if (broken) throw new Error("away");
  };
  await record("a", "1");
  await record("a", "2");
  await giveAll(database, listener);
  expect(await deliverLetter(database, listener, noDead)).toBe(false);
  broken = false;
  await dueNow();
  while (await deliverLetter(database, listener, noDead));
  expect(await effects()).toEqual(["a 1", "a 2"]);
  expect(await letters()).toEqual([]);
});

it("takes effect once, even when the connection is lost before or after it", async () => {
  for (let job = 1; job <= 5; job += 1) await record("a", String(job));
  // Other writers on this server hold the horizon back for a moment.
  const ripe = () =>
    sql`select 1 from domain_event where place < event_horizon()`.execute(database);
  await expect.poll(async () => (await ripe()).rows).toHaveLength(5);
  let cut = false;
  heard = async ({ payload }) => {
    if (cut || !("jobId" in payload) || payload.jobId !== "3") return;
    cut = true;
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
               where datname = current_database() and state = 'idle in transaction'`.execute(
      database,
    );
  };
  const deliver = () => deliverEvents(database, listener).then(String, () => "cut");
  await expect.poll(deliver).toBe("cut");
  expect(await effects()).toEqual([]);
  await giveAll(database, listener);
  expect(await effects()).toEqual(["a 1", "a 2", "a 3", "a 4", "a 5"]);
});

it("keeps an event of a newer version until it can be read", async () => {
  await record("a", "1");
  await database.updateTable("domain_event").set({ version: 2 }).execute();
  await giveAll(database, listener);
  expect(await letters()).toMatchObject([{ subject_id: "a", tries: 1, error: "Error" }]);
  await database.updateTable("domain_event").set({ version: 1 }).execute();
  await dueNow();
  await deliverLetter(database, listener, noDead);
  expect(await effects()).toEqual(["a 1"]);
});

it("is delivered by one process at a time", async () => {
  for (let job = 0; job < 250; job += 1) await record(randomUUID(), "1");
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let turn = 0; turn < 5; turn += 1) await deliverEvents(database, listener);
    }),
  );
  await hearAll(database, listener);
  expect(new Set(await effects()).size).toBe(250);
  expect(await effects()).toHaveLength(250);
});

it("reports mail only when an event or a due letter exists", async () => {
  const mail = async () => (await listenersWithMail(database)).has("test");
  expect(await mail()).toBe(false);
  heard = async () => {
    throw new Error("away");
  };
  await record("a", "1");
  await expect.poll(mail).toBe(true);
  await giveAll(database, listener);
  expect(await mail()).toBe(false);
  await dueNow();
  expect(await mail()).toBe(true);
  await sql`update event_letter set dead_at = now()`.execute(database);
  expect(await mail()).toBe(false);
  expect((await listenersWithMail(database)).has("nobody")).toBe(false);
});
