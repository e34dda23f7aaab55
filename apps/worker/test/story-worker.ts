// A worker whose story engine is the fake one and hangs where the test wants to kill it: once at every
// kind of piece for which there is a file `hang-<kind>` in DATA_DIR. Everything else is the worker's own.
import { appendFileSync, existsSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "@kinora/database/client";
import { isPassing } from "@kinora/database/connection-error";
import { listenForJobs } from "@kinora/database/job/listen-for-jobs";
import { openJobQueue } from "@kinora/database/job/open-job-queue";
import { freeJobsOfDeadWorkers } from "@kinora/database/job/worker-presence";
import { compose } from "../src/compose.ts";
import { attemptJob } from "../src/job/attempt-job.ts";
import { startWorkLoop } from "../src/job/work-loop.ts";
import { patience } from "../src/patience.ts";
import { repeat } from "../src/repeat.ts";
import { readWorkerSettings } from "../src/settings.ts";
import { fakeEngine } from "./fake-engine.ts";
import { fakeStoryEngine } from "./fake-story-engine.ts";

const settings = readWorkerSettings(process.env);
const url = settings.databaseUrl;
const opened = openDatabase({ url, role: "worker", name: "kinora-worker", connections: 6 });
const boss = await patience(isPassing)(() =>
  openJobQueue({ url, role: "worker", onError: () => {} }),
);
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

const { workerKey, claims, work } = compose(
  { settings, opened, boss, now, log },
  { engine: fakeEngine(), storyEngine },
);
const loop = startWorkLoop(settings.slots, {
  claims,
  attempt: (job, interruption) => attemptJob(job, interruption, { ...work, claims, log }),
  now,
  log,
});
listenForJobs(url, workerKey, { onWake: loop.wake, onCancel: loop.cancel, onLost: () => {} });
repeat(200, async () => {
  if ((await freeJobsOfDeadWorkers(opened.database, boss, workerKey)) > 0) loop.wake();
});
process.on("SIGTERM", () => process.exit(0));
process.on("disconnect", () => process.exit(0));
