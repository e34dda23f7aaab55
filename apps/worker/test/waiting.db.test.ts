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

/**
 * Creates a fake external service that records orders and polls, and knows which results are ready.
 */
function openService() {
  return { orders: [] as string[], asked: 0, ready: new Set<string>() };
}

/** Orders once and polls until the result is ready. */
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

/** Starts a worker with one place. */
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

test("a job that waits for an external answer occupies no place, and another worker can continue it", async () => {
  const service = openService();
  const first = startWorker(service);
  const slow = await ask("usr_ada");
  await expect.poll(async () => (await jobAbout(slow)).waits_until).not.toBeNull();
  // The only place is free for other jobs, including the same user's.
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

test("work of another lane occupies no place here and does not count as waiting", async () => {
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

test("a waiting job does not make others yield, and is no suspect when it resumes", async () => {
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

test("the queue's maintenance removes no waiting job, whether woken or a year old", async () => {
  const [woken, old] = [await ask("usr_ada"), await ask("usr_bruno")];
  await queue.wake({ noun: "test", id: woken });
  const { id } = await jobAbout(old);
  const year = sql`interval '1 year'`;
  await sql`update pgboss.job set start_after = start_after - ${year}, keep_until = keep_until - ${year} where id = ${id}`.execute(
    database,
  );
  // The daily maintenance of pg-boss.
  await sql`update pgboss.queue set maintain_on = null`.execute(database);
  await boss.supervise("hosted");
  const service = openService();
  for (const one of [woken, old]) service.ready.add(one);
  startWorker(service);
  for (const one of [woken, old]) await expect.poll(() => outcomeOf(one)).toBe("delivered");
});

/** Returns a job of Bruno's, for asking whether it should yield. */
async function jobOfBruno(): Promise<Job> {
  const id = await ask("usr_bruno");
  const job = await queue.lockOpen({ noun: "test", id });
  if (!job) throw new Error("There is no job.");
  await queue.cancel(job, new Date());
  return job;
}
