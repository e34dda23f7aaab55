import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { ARTIFACT_VERSIONS } from "@kinora/catalogue/artifact-versions";
import { openDatabase } from "@kinora/database/client";
import { openJobQueue } from "@kinora/database/job/open-job-queue";
import { freeJobsOfDeadWorkers } from "@kinora/database/job/worker-presence";
import { openDiskStorage } from "@kinora/storage/disk/open-disk-storage";
import { allHeard } from "@kinora/testing/event/hear-all";
import { expect } from "vitest";
import { compose } from "../../../apps/worker/src/compose.ts";
import { startListeners } from "../../../apps/worker/src/event/compose-listeners.ts";
import { jobAttempt } from "../../../apps/worker/src/job/attempt-job.ts";
import { startWorkLanes } from "../../../apps/worker/src/job/work-lanes.ts";
import { openModules } from "../../../apps/worker/src/modules.ts";
import { composeIngest } from "../../../apps/worker/src/upload/compose-ingest.ts";
import { startIngest } from "../../../apps/worker/src/upload/ingest-loop.ts";
import { fakeEngines } from "../../../apps/worker/test/fake-engines.ts";
import { fakeStoryEngine } from "../../../apps/worker/test/fake-story-engine.ts";
import type { Restored } from "./restore.ts";

export interface MadeNow {
  readonly kind: string;
  readonly key: string;
}

const SOON = { timeout: 80_000 };

/**
 * Lets today's worker finish the open work, with engines that draw nothing, and runs its clock
 * once. Story artifacts keep the keys of the real engine, so existing artifacts are reused.
 *
 * @returns the artifacts that were made
 */
export async function workOff({ url, dataDirectory }: Restored): Promise<MadeNow[]> {
  const settings = { scratchDirectory: join(dataDirectory, "scratch") };
  const storage = openDiskStorage({
    mediaDirectory: join(dataDirectory, "media"),
    uploadsDirectory: join(dataDirectory, "uploads"),
    samplesDirectory: join(dataDirectory, "samples"),
  });
  mkdirSync(settings.scratchDirectory, { recursive: true });
  const opened = openDatabase({ url, role: "worker", name: "kinora-worker", connections: 6 });
  const { database } = opened;
  const boss = await openJobQueue({ url, role: "worker", onError: () => {} });
  const storyEngine = { ...fakeStoryEngine(), versions: ARTIFACT_VERSIONS };
  const now = () => new Date();
  const log = (line: string) => console.error(line);
  const parts = compose(
    { settings, storage, database, patient: database, boss, now, log },
    fakeEngines(undefined, storyEngine),
  );
  const { workerKey, claims, work } = parts;
  const modules = openModules(parts);
  const loop = startWorkLanes(
    ["render"],
    { slots: 2, places: 2 },
    { claims, attempt: jobAttempt(modules, parts.attempting), now, log },
  );
  const stopListeners = startListeners(database, modules, log);
  const ingest = composeIngest(database, storage, settings, {
    ...{ company: loop.company, now, log },
    newcomersWait: async () => false,
    smallSuspectsWait: async () => false,
  });
  const stopIngest = startIngest(ingest);
  expect(await freeJobsOfDeadWorkers(database, boss, workerKey)).toBeGreaterThan(0);
  loop.wake();
  try {
    await expect
      .poll(async () => {
        const jobs = database.selectFrom("job").select("id").where("ended_at", "is", null);
        const uploads = database.selectFrom("upload").select("id").where("state", "=", "checking");
        return [await jobs.execute(), await uploads.execute()].flat();
      }, SOON)
      .toEqual([]);
    await allHeard(database);
    for (const task of modules.flatMap(({ clockTasks = [] }) => clockTasks)) await task.run();
  } finally {
    await Promise.all([loop.stop(), stopIngest(), stopListeners()]);
    await boss.stop({ graceful: false });
    await opened.close();
  }
  const keys = work.story.keys();
  return storyEngine.made.map((order) => ({ kind: order.kind, key: keys.of(order) }));
}
