import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedDemoPeople } from "@kinora/database/account/seed-demo-people";
import { openJobQueue } from "@kinora/database/job/open-job-queue";
import { storesOnPool } from "@kinora/database/transact";
import type { Generator } from "@kinora/domain/generation/generator";
import type { FetchResult } from "@kinora/domain/hosted/hosted-ports";
import type { Job } from "@kinora/domain/job/job";
import { openDiskStorage } from "@kinora/storage/disk/open-disk-storage";
import { createTestDatabase } from "@kinora/testing/database";
import { hearAll } from "@kinora/testing/event/hear-all";
import { afterAll } from "vitest";
import { compose } from "../src/compose.ts";
import type { Engines } from "../src/engines.ts";
import { jobAttempt } from "../src/job/attempt-job.ts";
import { openModules } from "../src/modules.ts";
import { fakeEngines } from "./fake-engines.ts";
import { fakeGenerator } from "./fake-generator.ts";
import { fakeStoryEngine } from "./fake-story-engine.ts";
import { held } from "./held.ts";
import { openOrders } from "./orders.ts";

/** Matches users' orders, and demo content. */
export const ORDERED = {
  lane: "render",
  background: false,
  newcomersOnly: false,
  smallOnly: false,
  suspects: true,
} as const;
export const DEMO = { ...ORDERED, background: true } as const;

/** Replaces the download of services' results. */
interface FetchesResults {
  readonly fetchResult: FetchResult;
}

/**
 * Opens a worker in this process with a fake engine (and `services` before it), on its own database
 * with the demo accounts. Call it at the top of a test file: a cleanup hook registered inside a
 * hook is never called.
 */
export async function openWorkshop(
  services: readonly Generator[] = [],
  asking: Engines["asking"] = null,
  elsewhere: Partial<
    Pick<Engines, "speakers" | "providers" | "budgets" | "serviceLimits"> & FetchesResults
  > = {},
) {
  const opened = await createTestDatabase();
  const { database, url } = opened;
  await seedDemoPeople(database);
  const directory = mkdtempSync(join(tmpdir(), "kinora-workshop-"));
  const boss = await openJobQueue({ url, role: "worker", onError: () => {} });
  const orders = await openOrders(url);
  afterAll(async () => {
    await orders.close();
    await boss.stop({ graceful: false });
    rmSync(directory, { recursive: true, force: true });
  });
  /** Milliseconds by which the worker's clock is ahead of the real one. */
  const clock = { ahead: 0 };
  const now = () => new Date(Date.now() + clock.ahead);
  const told: string[] = [];
  const log = (line: string) => void told.push(line);
  const settings = { scratchDirectory: join(directory, "scratch") };
  const storage = openDiskStorage({
    mediaDirectory: join(directory, "media"),
    uploadsDirectory: join(directory, "scratch", "uploads"),
    samplesDirectory: join(directory, "samples"),
  });
  const [generator, storyEngine] = [fakeGenerator(), fakeStoryEngine()];
  const engines = fakeEngines(generator, storyEngine);
  const parts = compose(
    { settings, storage, database, patient: database, boss, now, log },
    { ...engines, asking, ...elsewhere, generators: [...services, ...engines.generators] },
  );
  const { claims, work } = parts;
  const modules = openModules(parts);
  const attemptAny = jobAttempt(modules, parts.attempting);
  const attempt = (job: Job, signal = new AbortController().signal) => attemptAny(job, signal);
  return {
    database,
    url,
    /** Its DATA_DIR. */
    directory,
    boss,
    clock,
    /** Lines that the worker has logged. */
    told,
    orders,
    generator,
    storyEngine,
    claims,
    work,
    parts,
    attempt,
    ledger: storesOnPool(database, boss).ledger,
    queue: storesOnPool(database, boss).queue,
    /** Delivers the recorded events to all listeners. */
    async hear() {
      for (const listener of modules.flatMap(({ listeners = [] }) => listeners))
        await hearAll(database, listener);
    },
    creation: (id: string) => work.creations.find(id),
    /** Claims the next job and attempts it once. */
    async workOnce() {
      const job = await claims.claim(ORDERED, now());
      if (job) await held(claims, job, () => attempt(job));
      return job;
    },
  };
}
