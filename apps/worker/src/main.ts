import { mkdir } from "node:fs/promises";
import { openDatabase } from "@kinora/database/client";
import { isPassing } from "@kinora/database/connection-error";
import { postgresBudgetSettings } from "@kinora/database/hosted/postgres-budget-settings";
import {
  claimClockTask,
  dueClockTasks,
  giveClockTaskBack,
} from "@kinora/database/job/claim-clock-task";
import { listenForJobs } from "@kinora/database/job/listen-for-jobs";
import { type JobProblem, openJobQueue } from "@kinora/database/job/open-job-queue";
import { freeJobsOfDeadWorkers } from "@kinora/database/job/worker-presence";
import { signLife, signOff } from "@kinora/database/job/worker-signs";
import { postgresScanLimits } from "@kinora/database/scan/postgres-scan-limits";
import { describeSandbox } from "@kinora/process/child/describe-sandbox";
import { openStorage } from "@kinora/storage/open-storage";
import { voicesHere } from "@kinora/voice/voices-here";
import { openClaims } from "./clock/claim-due.ts";
import { startSchedule } from "./clock/schedule.ts";
import { compose, openEngines, type WorkerEnvironment } from "./compose.ts";
import { composeMemberKeys } from "./compose-member-keys.ts";
import { openProviders, otherLanes } from "./compose-providers.ts";
import { readServiceKeys } from "./compose-service-keys.ts";
import { openPlatforms } from "./connection/compose-platforms.ts";
import { startListeners } from "./event/compose-listeners.ts";
import { jobAttempt } from "./job/attempt-job.ts";
import { claimsWithCurrentKeys } from "./job/claims-with-current-keys.ts";
import { lanesOf, servedLanes, startWorkLanes } from "./job/work-lanes.ts";
import { openModules } from "./modules.ts";
import { startSamples } from "./prompt/compose-samples.ts";
import { repeat } from "./repeat.ts";
import { retryWhile } from "./retry-while.ts";
import { seedCreations } from "./seed/compose-seed.ts";
import { readWorkerSettings } from "./settings.ts";
import { composeIngest } from "./upload/compose-ingest.ts";
import { startIngest } from "./upload/ingest-loop.ts";

/** Milliseconds between two heartbeats. */
const SIGN_MS = 2_000;

const log = (line: string) => console.error(`${new Date().toISOString()} ${line}`);
const now = () => new Date();

const settings = readWorkerSettings(process.env);
await mkdir(settings.scratchDirectory, { recursive: true, mode: 0o700 });
const url = settings.databaseUrl;
const opened = openDatabase({ url, role: "worker", name: "kinora-worker", connections: 8 });
const { database } = opened;
const patient = openDatabase({ url, role: "patient", name: "kinora-audit", connections: 1 });
const onError = ({ message }: JobProblem) => log(`jobs: ${message}`);
const serviceKeys = await retryWhile(isPassing)(() => readServiceKeys(database, process.env));
const providers = await openProviders(serviceKeys.environment, postgresBudgetSettings(database));
await retryWhile(isPassing)(providers.budgets.look);
const ownKeys = composeMemberKeys(database, process.env);
const publishes = (openPlatforms(process.env, now)?.platforms ?? []).length > 0;
const lanes = await retryWhile(isPassing)(() =>
  otherLanes(database, { ...providers, ownKeys, publishes }),
);
const boss = await retryWhile(isPassing)(() =>
  openJobQueue({ url, role: "worker", onError, lanes }),
);
log(`children are kept from ${describeSandbox()}`);
const engines = {
  ...openEngines(settings, postgresScanLimits(database).current),
  ...{ ...providers, ownKeys },
};
const storage = await openStorage(settings);
const outside: WorkerEnvironment = {
  settings,
  storage,
  database,
  patient: patient.database,
  boss,
  now,
  log,
};
const parts = compose(outside, engines);
const { workerKey, claims, work } = parts;
const modules = openModules(parts);

const loop = startWorkLanes(lanesOf(modules, servedLanes(settings.lanes, lanes)), settings, {
  claims: claimsWithCurrentKeys(claims, serviceKeys),
  attempt: jobAttempt(modules, parts.attempting),
  now,
  log,
});
const stopIngest = startIngest(
  composeIngest(database, storage, settings, {
    company: loop.company,
    newcomersWait: async (userId) =>
      (await claims.firstTimersWait("render", null)) || claims.uploadsWait(userId),
    smallSuspectsWait: claims.smallSuspectsWait,
    knownMaterial: outside.knownMaterial,
    now,
    log,
  }),
);
const stopListening = listenForJobs(url, workerKey, {
  onWake: loop.wake,
  onCancel: loop.cancel,
  onLost: (error) => log(`listening: ${error.message}`),
});
const { engine, why } = await voicesHere();
const about = { sandbox: describeSandbox(), voices: { engine, why } };
const stopSigning = repeat(SIGN_MS, () => signLife(database, workerKey, about));
/**
 * Ends so that the supervisor restarts the process, because adapters built from keys are built only
 * once.
 */
const stopWatchingKeys = repeat(SIGN_MS, async () => {
  if (!(await serviceKeys.isChanged())) return;
  log("the key of a service was changed: ending, to start anew with it");
  void stop();
});
const stopWatchingBudgets = repeat(SIGN_MS, providers.budgets.look);
const stopFreeing = repeat(1_000, async () => {
  const freed = await freeJobsOfDeadWorkers(database, boss, workerKey);
  if (freed > 0) loop.wake();
});
const stopListeners = startListeners(database, modules, log);
const stopLoops = modules.flatMap(({ loops = [] }) => loops.map((start) => start()));
const tasks = modules.flatMap(({ clockTasks = [] }) => clockTasks);
const claim = openClaims({
  ...{ tasks, now },
  due: (all, at) => dueClockTasks(database, all, at),
  claim: (name, every, at) => claimClockTask(database, name, every, at),
});
const schedule = startSchedule(
  tasks,
  async (task) => {
    if (!(await claim(task))) return;
    try {
      await task.run();
    } catch (error) {
      await giveClockTaskBack(database, task.name);
      throw error;
    }
  },
  log,
);
// Delayed because the start of the whole server needs the processors first.
setTimeout(() => {
  engines.prepare();
  engines.scanner.prepare();
  engines.text.prepare();
}, 3_000).unref();
const stopSamples = startSamples(
  { settings, samples: storage.samples },
  engines,
  { database, boss, now, speakers: engines.speakers, budgets: engines.budgets },
  log,
);
if (settings.seed)
  void work.retrying(() => seedCreations(database, boss, work.story.engine, now())).catch(report);

function report(error: unknown): void {
  log(error instanceof Error ? error.message : String(error));
}

/**
 * Milliseconds until a forced exit. Jobs not released in time are freed by the next worker, so
 * correctness does not depend on a clean shutdown.
 */
const PATIENCE = 3_500;

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(0), PATIENCE).unref();
  stopFreeing();
  stopWatchingKeys();
  stopWatchingBudgets();
  stopSamples();
  stopSigning();
  await Promise.allSettled([
    loop.stop(),
    stopIngest(),
    schedule.stop(),
    stopListening(),
    stopListeners(),
    ...stopLoops.map((stop) => stop()),
  ]);
  await signOff(database, workerKey).catch(report);
  await Promise.allSettled([
    engines.close(),
    engines.scanner.close(),
    engines.storyEngine.close(),
    engines.text.close(),
    boss.stop({ graceful: false }),
    opened.close(),
    patient.close(),
  ]);
  process.exit(0);
}
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
// The parent process was killed: stop as if it had asked.
process.on("disconnect", stop);
process.channel?.unref();
