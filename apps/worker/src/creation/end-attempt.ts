import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { FailureClass } from "@kinora/contracts/creation/creation";
import { type CreationJob, MAX_FAILURES } from "@kinora/domain/creation/creation-job";
import { failCreation } from "@kinora/domain/creation/fail-creation";
import { InputRefused, InputTooHeavy } from "@kinora/domain/creation/input-refused";
import type { WorkPorts } from "./work-ports.ts";

/**
 * After an error of the engine: gives the job back to the queue, or gives the creation up.
 *
 * @returns true when the job is to go back to the queue
 */
export async function endFailedAttempt(
  job: CreationJob,
  error: unknown,
  ports: WorkPorts,
): Promise<boolean> {
  const failures = await ports.patiently(() => ports.steps.countFailure(job));
  if (failures === null) return false;
  if (error instanceof InputRefused) {
    await giveUp(job, "input", ports, [error.message]);
    return false;
  }
  if (failures < MAX_FAILURES) return true;
  if (error instanceof InputTooHeavy) await giveUp(job, "input", ports, [error.message]);
  else await giveUp(job, classify(error), ports);
  return false;
}

/** The creation fails, its gems go back, its owner is told, with `notices` if any; the scratch folder goes. */
export async function giveUp(
  job: CreationJob,
  failure: FailureClass,
  ports: WorkPorts,
  notices: readonly string[] = [],
): Promise<void> {
  await ports.commit(job, null, {}, async ({ creation, endJob, ...stores }) => {
    if (notices.length > 0) await stores.creations.update(creation.id, { notices });
    await failCreation({ creation, job, failure, now: ports.now() }, stores);
    await endJob("failed");
  });
  await removeScratch(job, ports);
}

export async function removeScratch(
  job: Pick<CreationJob, "id">,
  ports: Pick<WorkPorts, "scratch">,
): Promise<void> {
  await rm(join(ports.scratch, job.id), { recursive: true, force: true });
}

function classify(error: unknown): FailureClass {
  return error instanceof Error && error.name === "TimeoutError" ? "timeout" : "engine";
}
