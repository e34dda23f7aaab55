import { openDatabase } from "@kinora/database/client";
import { isPassing } from "@kinora/database/connection-error";
import { listenForJobs } from "@kinora/database/job/listen-for-jobs";
import { openJobQueue } from "@kinora/database/job/open-job-queue";
import { freeJobsOfDeadWorkers } from "@kinora/database/job/worker-presence";
import type { Lane } from "@kinora/domain/job/job";
import { openStorage } from "@kinora/storage/open-storage";
import { compose } from "../src/compose.ts";
import type { HostedEngines } from "../src/creation/compose-hosted.ts";
import type { Engines } from "../src/engines.ts";
import { startListeners } from "../src/event/compose-listeners.ts";
import { jobAttempt } from "../src/job/attempt-job.ts";
import { startWorkLanes } from "../src/job/work-lanes.ts";
import type { WorkLoop } from "../src/job/work-loop.ts";
import { openModules } from "../src/modules.ts";
import { repeat } from "../src/repeat.ts";
import { retryWhile } from "../src/retry-while.ts";
import type { WorkerSettings } from "../src/settings.ts";

/** Runs the worker's own loop with other engines, in a child process that ends with the test. */
export async function runWorker(
  settings: WorkerSettings,
  engines: Engines & Pick<HostedEngines, "fetchResult">,
  lookMilliseconds: number,
  lane: Lane = "render",
): Promise<WorkLoop> {
  const url = settings.databaseUrl;
  const opened = openDatabase({ url, role: "worker", name: "kinora-worker", connections: 6 });
  const boss = await retryWhile(isPassing)(() =>
    openJobQueue({ url, role: "worker", onError: () => {}, lanes: [lane] }),
  );
  const now = () => new Date();
  const log = (line: string) => console.error(line);
  const { database } = opened;
  const storage = await openStorage(settings);
  const outside = { settings, storage, database, patient: database, boss, now, log };
  const parts = compose(outside, engines);
  const { workerKey, claims } = parts;
  const modules = openModules(parts);
  startListeners(database, modules, log);
  const loop = startWorkLanes([lane], settings, {
    claims,
    attempt: jobAttempt(modules, parts.attempting),
    now,
    log,
  });
  listenForJobs(url, workerKey, { onWake: loop.wake, onCancel: loop.cancel, onLost: () => {} });
  repeat(lookMilliseconds, async () => {
    if ((await freeJobsOfDeadWorkers(database, boss, workerKey)) > 0) loop.wake();
  });
  process.on("disconnect", () => process.exit(0));
  return loop;
}
