import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { recipe as recipeSchema, storyOf } from "@kinora/contracts/recipe/recipe";
import { MAKE_CREATION } from "@kinora/domain/creation/creation-job";
import { failCreation } from "@kinora/domain/creation/fail-creation";
import { findGenerator } from "@kinora/domain/generation/generator";
import type { Job } from "@kinora/domain/job/job";
import { ClaimLost } from "@kinora/domain/job/job-steps";
import { defineJob, type JobFailure, type JobKind } from "../job/job-kind.ts";
import { startReporting } from "../job/progress-reporter.ts";
import { awaitCreation } from "./await-creation.ts";
import { collectCreation } from "./collect-creation.ts";
import { fetchInputs } from "./fetch-inputs.ts";
import { notifyStep } from "./notify-step.ts";
import { planCreation } from "./plan-creation.ts";
import { scanCreation } from "./scan-creation.ts";
import { settleStep } from "./settle-step.ts";
import type { StepContext } from "./step.ts";
import { areFilesThere, readNow } from "./step-memos.ts";
import { storeCreation } from "./store-creation.ts";
import { submitCreation } from "./submit-creation.ts";
import type { WorkPorts } from "./work-ports.ts";

const MINUTE = 60_000;
/** Folder for a job's input files that are not stored on this machine. */
const FETCHED = "fetched";

/** Makes a creation from its recipe, delivers it and notifies its owner. */
export const makeCreation = (ports: WorkPorts): JobKind =>
  defineJob<StepContext>({
    kind: MAKE_CREATION,
    lanes: ["render", "hosted"],
    limit: 15 * MINUTE,
    steps: [
      { name: "plan", run: planCreation },
      { name: "submit", run: submitCreation },
      { name: "await", run: awaitCreation },
      { name: "collect", run: collectCreation },
      { name: "scan", run: scanCreation },
      { name: "store", run: storeCreation },
      { name: "settle", run: settleStep },
      { name: "notify", run: notifyStep },
    ],
    open: (job, signal) => openCreation(job, signal, ports),
    giveUp: (job, failure) => giveUp(job, failure, ports),
  });

async function openCreation(job: Job, signal: AbortSignal, ports: WorkPorts): Promise<StepContext> {
  const creation = await ports.retrying(() => ports.creations.find(job.subject.id));
  if (!creation?.recipe) throw new ClaimLost();
  const directory = join(ports.scratch, job.id);
  const memos = await recall(job, directory, ports);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const ordered = recipeSchema.parse(creation.recipe);
  const isHosted = job.lane === "hosted";
  const generator = findGenerator(isHosted ? ports.hosted : ports.generators, ordered);
  // The recipe written into the files; identical whether this attempt or an earlier one planned it.
  const recipe = { ...ordered, engineVersion: generator.version };
  const progress = startReporting(
    job,
    { creationId: creation.id, storyId: storyOf(recipe)?.storyId },
    ports,
  );
  return {
    ...{ job, creation, recipe, memos, directory, signal, ports, generator },
    ...{ report: progress.report, tell: progress.tell },
    order: async () => ({
      recipe: { ...recipe, ...readNow(memos) },
      inputs: await fetchInputs(recipe, ports, join(directory, FETCHED)),
      background: job.background,
    }),
    close: progress.stop,
  };
}

/**
 * Returns the memos of the steps already done. When the files in the scratch folder are gone, they
 * are collected again, as are those drawn by a worker that still divided the steps differently.
 */
async function recall(
  job: Job,
  directory: string,
  ports: WorkPorts,
): Promise<Map<string, unknown>> {
  const memos = new Map(await ports.retrying(() => ports.steps.read(job.id)));
  if (memos.has("settle")) return memos;
  const collected = memos.has("collect");
  if (collected && (memos.has("store") || (await areFilesThere(memos, directory)))) return memos;
  for (const name of ["collect", "scan", "store"]) memos.delete(name);
  return memos;
}

/** Marks the creation as failed, refunds its gems and notifies its owner, who can retry it. */
function giveUp(job: Job, { cause, said }: JobFailure, ports: WorkPorts): Promise<void> {
  return ports.commit(job, null, {}, async ({ creation, endJob, ...stores }) => {
    if (said !== null) await stores.creations.update(creation.id, { notices: [said] });
    await failCreation({ creation, job, failure: cause, now: ports.now() }, stores);
    await endJob("failed");
  });
}
