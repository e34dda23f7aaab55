import { type CreationJob, MAX_LONE_DEATHS } from "@kinora/domain/creation/creation-job";
import type { JobClaims } from "@kinora/domain/creation/job-claims";
import { ClaimLost } from "@kinora/domain/creation/job-steps";
import { Interruption } from "../job/interruption.ts";
import { endFailedAttempt, giveUp, removeScratch } from "./end-attempt.ts";
import { runCreationJob } from "./run-creation-job.ts";
import type { WorkPorts } from "./work-ports.ts";

/** Longest time one attempt may take. */
const ATTEMPT_LIMIT = 15 * 60_000;

/** One attempt at a job, whatever becomes of it. Never rejects. */
export async function attemptCreation(
  job: CreationJob,
  interruption: AbortSignal,
  ports: WorkPorts & { readonly claims: JobClaims; readonly log: (line: string) => void },
): Promise<void> {
  try {
    if (job.loneDeaths >= MAX_LONE_DEATHS) return await giveUp(job, "lost", ports);
    const signal = AbortSignal.any([interruption, AbortSignal.timeout(ATTEMPT_LIMIT)]);
    await runCreationJob(job, signal, ports);
  } catch (error) {
    await conclude(job, error, ports).catch((problem: unknown) => {
      if (!(problem instanceof ClaimLost)) ports.log(`job ${job.id}: ${messageOf(problem)}`);
    });
  }
}

async function conclude(
  job: CreationJob,
  error: unknown,
  ports: Parameters<typeof attemptCreation>[2],
): Promise<void> {
  if (error instanceof ClaimLost) return;
  if (error instanceof Interruption) {
    if (error.kind === "cancelled") await removeScratch(job, ports);
    if (error.kind === "shutdown") await ports.claims.release(job);
    if (error.kind === "yielded") await ports.patiently(() => ports.claims.yield(job));
    return;
  }
  ports.log(`job ${job.id}, attempt ${job.attempt}: ${messageOf(error)}`);
  // A database that stayed away is nobody's fault.
  if (ports.isPassing(error) || (await endFailedAttempt(job, error, ports))) {
    await ports.patiently(() => ports.claims.release(job));
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
