import { rm } from "node:fs/promises";
import { join } from "node:path";
import { InputRefused, InputTooHeavy } from "@kinora/domain/creation/input-refused";
import { OrderFailed } from "@kinora/domain/generation/order-failed";
import { type Job, MAX_FAILURES, MAX_LONE_DEATHS } from "@kinora/domain/job/job";
import type { JobClaims } from "@kinora/domain/job/job-claims";
import { ClaimLost, type JobSteps } from "@kinora/domain/job/job-steps";
import type { WorkerModule } from "../module.ts";
import type { Retrying } from "../retry-while.ts";
import { Interruption, Waits } from "./interruption.ts";
import type { JobFailure, JobKind } from "./job-kind.ts";

export interface AttemptPorts {
  readonly claims: Pick<JobClaims, "release" | "wait" | "yield">;
  readonly steps: Pick<JobSteps, "countFailure">;
  readonly retrying: Retrying;
  /** Returns whether an error means that the database is temporarily unavailable. */
  readonly isPassing: (error: unknown) => boolean;
  readonly log: (line: string) => void;
  /** Parent of the jobs' scratch folders. */
  readonly scratch: string;
  readonly now: () => Date;
}

/**
 * Milliseconds until a job is attempted again after the database or the file store was unavailable.
 */
const AWAY_MS = 2_000;

/** Attempts a job once; never rejects. */
export type Attempt = (job: Job, interruption: AbortSignal) => Promise<void>;

/** Returns the attempt for any job, chosen by its kind. */
export function jobAttempt(modules: readonly WorkerModule[], ports: AttemptPorts): Attempt {
  const kinds = modules.flatMap(({ jobs = [] }) => jobs);
  const known = new Map(kinds.map((kind) => [kind.kind, kind]));
  return async (job, interruption) => {
    const kind = known.get(job.kind);
    try {
      if (!kind) throw new Error(`nobody here does ${job.kind}`);
      await attempt(job, interruption, kind, ports);
    } catch (error) {
      if (!(error instanceof ClaimLost)) ports.log(`job ${job.id}: ${messageOf(error)}`);
    }
  };
}

async function attempt(
  job: Job,
  interruption: AbortSignal,
  kind: JobKind,
  ports: AttemptPorts,
): Promise<void> {
  if (job.loneDeaths >= MAX_LONE_DEATHS) return giveUp(job, { cause: "lost", said: null });
  const signal = AbortSignal.any([interruption, AbortSignal.timeout(kind.limit)]);
  try {
    await kind.run(job, signal);
    await removeScratch();
  } catch (error) {
    if (error instanceof Waits) await ports.retrying(() => ports.claims.wait(job, error.until));
    else if (error instanceof Interruption) await stop(error);
    else await fail(error);
  }

  async function stop({ kind: why }: Interruption): Promise<void> {
    if (why === "cancelled") await removeScratch();
    if (why === "shutdown") await ports.claims.release(job);
    if (why === "yielded") await ports.retrying(() => ports.claims.yield(job));
  }

  async function fail(error: unknown): Promise<void> {
    if (error instanceof ClaimLost) return;
    if (error instanceof InputRefused) return giveUp(job, { cause: "input", said: error.said });
    if (error instanceof OrderFailed)
      return giveUp(job, { cause: error.failure, said: error.said });
    ports.log(`job ${job.id}, attempt ${job.attempt}: ${messageOf(error)}`);
    // An outage does not count as a failure of the job, and is retried only after a pause.
    if (ports.isPassing(error)) {
      const again = new Date(ports.now().getTime() + AWAY_MS);
      return ports.retrying(() => ports.claims.wait(job, again));
    }
    const failures = await ports.retrying(() => ports.steps.countFailure(job));
    if (failures === null) return;
    if (failures < MAX_FAILURES) return ports.retrying(() => ports.claims.release(job));
    await giveUp(job, failureOf(error));
  }

  async function giveUp(job: Job, failure: JobFailure): Promise<void> {
    await kind.giveUp(job, failure);
    await removeScratch();
  }

  function removeScratch(): Promise<void> {
    return rm(join(ports.scratch, job.id), { recursive: true, force: true });
  }
}

function failureOf(error: unknown): JobFailure {
  if (error instanceof InputTooHeavy) return { cause: "input", said: error.said };
  const late = error instanceof Error && error.name === "TimeoutError";
  return { cause: late ? "timeout" : "engine", said: null };
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
