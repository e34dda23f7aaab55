import { commitWork } from "@kinora/database/job/commit-work";
import { openLane } from "@kinora/database/job/open-job-queue";
import { storesOnPool } from "@kinora/database/transact";
import type { Job } from "@kinora/domain/job/job";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { expect, onTestFinished, test } from "vitest";
import { jobAttempt } from "../src/job/attempt-job.ts";
import { openCompany } from "../src/job/company.ts";
import { Waits } from "../src/job/interruption.ts";
import { defineJob, type OpenWork } from "../src/job/job-kind.ts";
import { startWorkLoop } from "../src/job/work-loop.ts";
import { openWorkshop } from "./workshop.ts";

const shop = await openWorkshop();
const { database, boss, claims, parts } = shop;
const { queue } = storesOnPool(database, boss);
await openLane(boss, "hosted");

interface Asked extends OpenWork {
  readonly job: Job;
}

/** Somebody else's service: what it was asked for, how often it was asked whether that is there, what is. */
function openService() {
  return { orders: [] as string[], asked: 0, ready: new Set<string>() };
}

/** Orders once and asks until the answer is there. */
const asking = (service: ReturnType<typeof openService>) =>
  defineJob<Asked>({
    ...{ kind: "test.ask", lanes: ["hosted"], limit: 60_000 },
    open: async (job) => ({
      job,
      memos: new Map(await parts.work.steps.read(job.id)),
      close: async () => {},
    }),
    steps: [
      {
        name: "order",
        async run({ job }) {
          service.orders.push(job.subject.id);
          await commit(job, "order");
          return {};
        },
      },
      {
        name: "ask",
        async run({ job }) {
          service.asked += 1;
          if (!service.ready.has(job.subject.id)) throw new Waits(new Date(Date.now() + 3_600_000));
          await commit(job, "ask", true);
          return {};
        },
      },
    ],
    giveUp: async () => {},
  });

const commit = (job: Job, name: string, ends = false) =>
  commitWork(
    database,
    boss,
    {
      ...{ job, step: { name, memo: {} }, now: new Date() },
      lock: async (transaction) =>
        (await transaction
          .selectFrom("app_user")
          .selectAll()
          .where("id", "=", job.userId)
          .executeTakeFirst()) ?? null,
    },
    async ({ endJob }) => {
      if (ends) await endJob("delivered");
    },
  );

/** A worker with one place. */
function startWorker(service: ReturnType<typeof openService>) {
  const modules = [{ jobs: [asking(service)] }];
  const loop = startWorkLoop(
    { lane: "hosted", slots: 1, places: 1 },
    {
      ...{ claims, company: openCompany(() => loop.wake()), now: () => new Date(), log: () => {} },
      attempt: jobAttempt(modules, parts.attempting),
    },
  );
  onTestFinished(() => loop.stop());
  loop.wake();
  return loop;
}

async function ask(userId: string): Promise<string> {
  const id = newId();
  await queue.enqueue({
    ...{ id: newId(), kind: "test.ask", subject: { noun: "test", id }, lane: "hosted" },
    ...{ order: null, size: "small", userId, tier: "free", background: false },
    ...{ holdId: null, gems: 0, now: new Date() },
  });
  return id;
}
const jobAbout = (id: string) =>
  database.selectFrom("job").selectAll().where("subject_id", "=", id).executeTakeFirstOrThrow();
const outcomeOf = async (id: string) => (await jobAbout(id)).outcome;

test("who waits for an answer from outside holds no place, and another worker goes on where it was", async () => {
  const service = openService();
  const first = startWorker(service);
  const slow = await ask("usr_ada");
  await expect.poll(async () => (await jobAbout(slow)).waits_until).not.toBeNull();
  // The only place is free for others, also for the same person.
  const quick = await ask("usr_ada");
  service.ready.add(quick);
  first.wake();
  await expect.poll(() => outcomeOf(quick)).toBe("delivered");
  await first.stop();

  service.ready.add(slow);
  const second = startWorker(service);
  await queue.wake({ noun: "test", id: slow });
  second.wake();
  await expect.poll(() => outcomeOf(slow)).toBe("delivered");
  expect(service.orders).toEqual([slow, quick]);
  expect(service.asked).toBe(3);
});

test("work of another lane takes no place here and keeps nobody waiting", async () => {
  const hers = await ask("usr_chiyo");
  expect(await claims.newcomersWait("hosted")).toBe(true);
  expect(await claims.newcomersWait("render")).toBe(false);
  expect(await claims.firstTimersWait("hosted", null)).toBe(true);
  expect(await claims.firstTimersWait("render", null)).toBe(false);
  const open = await queue.lockOpen({ noun: "test", id: hers });
  if (!open) throw new Error("There is no job.");
  const ofBruno = await jobOfBruno();
  expect(await claims.othersWait(ofBruno)).toBe(true);
  expect(await claims.othersWait({ ...ofBruno, lane: "render" })).toBe(false);
  await queue.cancel(open, new Date());
});

test("it keeps nobody from going on, and is no suspect when it comes up again", async () => {
  const service = openService();
  const loop = startWorker(service);
  const hers = await ask("usr_chiyo");
  await expect.poll(async () => (await jobAbout(hers)).waits_until).not.toBeNull();
  await loop.stop();
  expect(await claims.othersWait(await jobOfBruno())).toBe(false);
  expect(await jobAbout(hers)).toMatchObject({ suspect: false, vanished: 0, held_since: null });
  const open = await queue.lockOpen({ noun: "test", id: hers });
  if (open) await queue.cancel(open, new Date());
  expect(await outcomeOf(hers)).toBe("cancelled");
});

test("what waits is not tidied away: not once it was woken, and not after a year", async () => {
  const [woken, old] = [await ask("usr_ada"), await ask("usr_bruno")];
  await queue.wake({ noun: "test", id: woken });
  const { id } = await jobAbout(old);
  const year = sql`interval '1 year'`;
  await sql`update pgboss.job set start_after = start_after - ${year}, keep_until = keep_until - ${year} where id = ${id}`.execute(
    database,
  );
  // The upkeep of pg-boss, which has its turn once a day.
  await sql`update pgboss.queue set maintain_on = null`.execute(database);
  await boss.supervise("hosted");
  const service = openService();
  for (const one of [woken, old]) service.ready.add(one);
  startWorker(service);
  for (const one of [woken, old]) await expect.poll(() => outcomeOf(one)).toBe("delivered");
});

/** Some job of Bruno's, as he would be asked to make room. */
async function jobOfBruno(): Promise<Job> {
  const id = await ask("usr_bruno");
  const job = await queue.lockOpen({ noun: "test", id });
  if (!job) throw new Error("There is no job.");
  await queue.cancel(job, new Date());
  return job;
}
