// A worker whose story engine is the fake one and hangs where the test wants to kill it: once at every
// kind of piece for which there is a file `hang-<kind>` in DATA_DIR. Everything else is the worker's own.
import { appendFileSync, existsSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "@kinora/database/client";
import { isPassing } from "@kinora/database/connection-error";
import { postgresCreationStore } from "@kinora/database/creation/postgres-creation-store";
import { postgresJobClaims } from "@kinora/database/job/job-claims";
import { listenForJobs } from "@kinora/database/job/listen-for-jobs";
import { openJobQueue } from "@kinora/database/job/open-job-queue";
import { commitStep, postgresJobSteps } from "@kinora/database/job/postgres-job-steps";
import { freeJobsOfDeadWorkers } from "@kinora/database/job/worker-presence";
import { diskMediaStore } from "@kinora/storage/disk-media-store";
import { storesOn } from "../src/compose-stores.ts";
import { composeStory } from "../src/compose-story.ts";
import { attemptJob } from "../src/job/attempt-job.ts";
import { startWorkLoop } from "../src/job/work-loop.ts";
import { patience } from "../src/patience.ts";
import { repeat } from "../src/repeat.ts";
import { readWorkerSettings } from "../src/settings.ts";
import { fakeEngine } from "./fake-engine.ts";
import { fakeStoryEngine } from "./fake-story-engine.ts";

const settings = readWorkerSettings(process.env);
const url = settings.databaseUrl;
const { database } = openDatabase({ url, name: "kinora-worker", connections: 6 });
const patiently = patience(isPassing);
const boss = await patiently(() => openJobQueue({ url, role: "worker", onError: () => {} }));
const workerKey = process.pid;
const now = () => new Date();
const log = (line: string) => console.error(line);

const storyEngine = fakeStoryEngine();
const hangAt = async (kind: string) => {
  appendFileSync(join(settings.dataDirectory, "calls.log"), `${kind}\n`);
  const marker = join(settings.dataDirectory, `hang-${kind}`);
  if (!existsSync(marker)) return;
  unlinkSync(marker);
  await new Promise(() => {});
};
storyEngine.hinder = (order) => hangAt(order.kind);
const { write } = storyEngine;
storyEngine.write = async (order) => {
  await hangAt("script");
  return write(order);
};

const around = {
  ...{ isPassing, patiently, now, log },
  media: diskMediaStore(settings.mediaDirectory),
  steps: postgresJobSteps(database),
  publish: storesOn(database, boss).publish,
  scratch: settings.scratchDirectory,
};
const claims = postgresJobClaims(database, boss, workerKey);
const work: Parameters<typeof attemptJob>[2] = {
  ...around,
  claims,
  engine: fakeEngine(),
  story: composeStory(database, boss, storyEngine, around),
  creations: postgresCreationStore(database),
  commit: (job, name, memo, effect) =>
    patiently(() =>
      commitStep(database, boss, { job, name, memo, now: now() }, (scope) =>
        effect({
          ...storesOn(scope.transaction, boss),
          creation: scope.creation,
          endJob: scope.endJob,
        }),
      ),
    ),
};
const attempt = (...[job, interruption]: [Parameters<typeof attemptJob>[0], AbortSignal]) =>
  attemptJob(job, interruption, work);
const loop = startWorkLoop(settings.slots, { claims, attempt, now, log });
listenForJobs(url, workerKey, { onWake: loop.wake, onCancel: loop.cancel, onLost: () => {} });
repeat(200, async () => {
  if ((await freeJobsOfDeadWorkers(database, boss, workerKey)) > 0) loop.wake();
});
process.on("SIGTERM", () => process.exit(0));
process.on("disconnect", () => process.exit(0));
