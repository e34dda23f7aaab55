// A worker that dies of prompts with "deadly" in them, once it works on them, and never finishes ones with
// "endless". Everything else is the worker's own.
import { openDatabase } from "@kinora/database/client";
import { listenForJobs } from "@kinora/database/job/listen-for-jobs";
import { openJobQueue } from "@kinora/database/job/open-job-queue";
import { freeJobsOfDeadWorkers } from "@kinora/database/job/worker-presence";
import { compose } from "../src/compose.ts";
import { attemptJob } from "../src/job/attempt-job.ts";
import { startWorkLoop } from "../src/job/work-loop.ts";
import { repeat } from "../src/repeat.ts";
import { readWorkerSettings } from "../src/settings.ts";
import { fakeEngine } from "./fake-engine.ts";
import { fakeStoryEngine } from "./fake-story-engine.ts";

const settings = readWorkerSettings(process.env);
const url = settings.databaseUrl;
const opened = openDatabase({ url, role: "worker", name: "kinora-worker", connections: 6 });
const boss = await openJobQueue({ url, role: "worker", onError: () => {} });
const now = () => new Date();
const log = (line: string) => console.error(line);

const engine = fakeEngine();
const { openRenderer } = engine;
engine.openRenderer = (quiet, recipe) => {
  const renderer = openRenderer(quiet, recipe);
  return {
    ...renderer,
    async run(...order) {
      if (recipe.prompt.includes("deadly")) process.kill(process.pid, "SIGKILL");
      engine.gate = recipe.prompt.includes("endless") ? new Promise(() => {}) : null;
      return renderer.run(...order);
    },
  };
};

const { workerKey, claims, work } = compose(
  { settings, opened, boss, now, log },
  { engine, storyEngine: fakeStoryEngine() },
);
const loop = startWorkLoop(settings.slots, {
  claims,
  attempt: (job, interruption) => attemptJob(job, interruption, { ...work, claims, log }),
  now,
  log,
});
listenForJobs(url, workerKey, { onWake: loop.wake, onCancel: loop.cancel, onLost: () => {} });
repeat(100, async () => {
  if ((await freeJobsOfDeadWorkers(opened.database, boss, workerKey)) > 0) loop.wake();
});
const stop = () => void loop.stop().finally(() => process.exit(0));
process.on("SIGTERM", stop);
process.on("disconnect", () => process.exit(0));
