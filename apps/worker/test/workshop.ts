import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedDemoPeople } from "@kinora/database/account/seed-demo-people";
import { isPassing } from "@kinora/database/connection-error";
import { postgresCreationStore } from "@kinora/database/creation/postgres-creation-store";
import { postgresJobClaims } from "@kinora/database/job/job-claims";
import { openJobQueue } from "@kinora/database/job/open-job-queue";
import { commitStep, postgresJobSteps } from "@kinora/database/job/postgres-job-steps";
import type { Job } from "@kinora/domain/creation/creation-job";
import { diskMediaStore } from "@kinora/storage/disk-media-store";
import { createTestDatabase } from "@kinora/testing/database";
import { afterAll } from "vitest";
import { storesOn } from "../src/compose-stores.ts";
import { composeStory } from "../src/compose-story.ts";
import type { WorkPorts } from "../src/creation/work-ports.ts";
import { attemptJob } from "../src/job/attempt-job.ts";
import { patience } from "../src/patience.ts";
import { fakeEngine } from "./fake-engine.ts";
import { fakeStoryEngine } from "./fake-story-engine.ts";
import { openOrders } from "./orders.ts";

/** A worker in this process with a fake engine, on a database of its own with the demo people. */
export async function openWorkshop() {
  const { database, url } = await createTestDatabase();
  await seedDemoPeople(database);
  const directory = mkdtempSync(join(tmpdir(), "kinora-workshop-"));
  const boss = await openJobQueue({ url, role: "worker", onError: () => {} });
  const orders = await openOrders(url);
  afterAll(async () => {
    await orders.close();
    await boss.stop({ graceful: false });
    rmSync(directory, { recursive: true, force: true });
  });
  const engine = fakeEngine();
  const now = () => new Date();
  const claims = postgresJobClaims(database, boss, 1);
  const log = () => {};
  const around = {
    ...{ isPassing, now, log },
    media: diskMediaStore(join(directory, "media")),
    steps: postgresJobSteps(database),
    publish: async () => {},
    patiently: patience(isPassing),
    scratch: join(directory, "scratch"),
  };
  const storyEngine = fakeStoryEngine();
  const work: WorkPorts = {
    ...around,
    engine,
    story: composeStory(database, boss, storyEngine, around),
    creations: postgresCreationStore(database),
    commit: (job, name, memo, effect) =>
      commitStep(database, boss, { job, name, memo, now: now() }, (scope) =>
        effect({
          ...storesOn(scope.transaction, boss),
          creation: scope.creation,
          endJob: scope.endJob,
        }),
      ),
  };
  const attempt = (job: Job, signal = new AbortController().signal) =>
    attemptJob(job, signal, { ...work, claims, log });
  return {
    database,
    boss,
    orders,
    engine,
    storyEngine,
    claims,
    work,
    attempt,
    ledger: storesOn(database, boss).ledger,
    creation: (id: string) => postgresCreationStore(database).find(id),
    /** Claims the next job and makes one attempt at it. */
    async workOnce() {
      const job = await claims.claim("person", now());
      if (job) await attempt(job);
      return job;
    },
  };
}
