import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { recipe as recipeSchema } from "@kinora/contracts/prompt/recipe";
import type { CreationJob } from "@kinora/domain/creation/creation-job";
import { ClaimLost, STEP_NAMES, type StepName } from "@kinora/domain/creation/job-steps";
import { drawCreation } from "./draw-creation.ts";
import { encodeCreation } from "./encode-creation.ts";
import type { Renderer } from "./engine.ts";
import { locateInputs } from "./locate-inputs.ts";
import { notifyStep } from "./notify-step.ts";
import { planCreation } from "./plan-creation.ts";
import { startReporting } from "./progress-reporter.ts";
import { areFilesThere } from "./render-memo.ts";
import { scanCreation } from "./scan-creation.ts";
import { settleStep } from "./settle-step.ts";
import type { Step } from "./step.ts";
import { storeCreation } from "./store-creation.ts";
import type { WorkPorts } from "./work-ports.ts";

const STEPS: Record<StepName, Step> = {
  plan: planCreation,
  draw: drawCreation,
  encode: encodeCreation,
  scan: scanCreation,
  store: storeCreation,
  settle: settleStep,
  notify: notifyStep,
};

/**
 * Makes a creation: plan, draw, encode, scan, store, settle, notify. Continues after the last step an
 * earlier attempt committed. Rejects with the signal's reason when aborted, ClaimLost when another
 * attempt owns the job; any other error is one of the engine.
 */
export async function runCreationJob(
  job: CreationJob,
  signal: AbortSignal,
  ports: WorkPorts,
): Promise<void> {
  const creation = await ports.patiently(() => ports.creations.find(job.creationId));
  if (!creation?.recipe) throw new ClaimLost();
  const directory = join(ports.scratch, job.id);
  const memos = await recall(job, directory, ports);
  const progress = startReporting(job, ports, creation.recipe.story?.storyId);
  let renderer: Renderer | null = null;
  const open = () => {
    renderer ??= ports.engine.openRenderer(job.background, recipe);
    return renderer;
  };
  // What goes into the files: the same whether planning was done now or by an earlier attempt.
  const recipe = { ...recipeSchema.parse(creation.recipe), engineVersion: ports.engine.version };
  const inputs = () => locateInputs(recipe.inputs, ports.media);
  const context = {
    job,
    creation,
    recipe,
    memos,
    renderer: open,
    inputs,
    directory,
    signal,
    ports,
  };
  // Stopping is ending the renderer: what it was doing rejects.
  const stop = () => void renderer?.close();
  signal.addEventListener("abort", stop, { once: true });
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    for (const name of STEP_NAMES) {
      signal.throwIfAborted();
      if (memos.has(name)) continue;
      memos.set(name, await STEPS[name]({ ...context, report: progress.report }));
    }
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener("abort", stop);
    await Promise.all([progress.stop(), closeIfOpen(renderer)]);
  }
}

const closeIfOpen = async (renderer: Renderer | null): Promise<void> => renderer?.close();

/** What is done already. When the scratch folder is gone, what was drawn is drawn again. */
async function recall(
  job: CreationJob,
  directory: string,
  ports: WorkPorts,
): Promise<Map<StepName, unknown>> {
  const memos = new Map(await ports.patiently(() => ports.steps.read(job.id)));
  if (memos.has("store") || (await areFilesThere(memos, directory))) return memos;
  for (const name of ["draw", "encode", "scan"] as const) memos.delete(name);
  return memos;
}
