import { MAX_FAILURES, MAX_LONE_DEATHS, type StoryJob } from "@kinora/domain/creation/creation-job";
import { InputRefused, InputTooHeavy } from "@kinora/domain/creation/input-refused";
import type { JobClaims } from "@kinora/domain/creation/job-claims";
import { ClaimLost } from "@kinora/domain/creation/job-steps";
import { failStoryJob } from "@kinora/domain/story/end-story-job";
import { removeScratch } from "../creation/end-attempt.ts";
import { Interruption } from "../job/interruption.ts";
import { runStoryJob } from "./run-story-job.ts";
import type { StoryPorts } from "./story-ports.ts";

/** Longest time one attempt may take: sixteen scenes, three minutes. */
const ATTEMPT_LIMIT = 30 * 60_000;

type Ports = StoryPorts & { readonly claims: JobClaims };

/** One attempt at a job of a story, whatever becomes of it. Never rejects. */
export async function attemptStory(
  job: StoryJob,
  interruption: AbortSignal,
  ports: Ports,
): Promise<void> {
  try {
    if (job.loneDeaths >= MAX_LONE_DEATHS) {
      return await giveUp(
        job,
        {
          sentence: "Working on it stopped the server three times, so it was given up.",
          ourFault: true,
        },
        ports,
      );
    }
    const signal = AbortSignal.any([interruption, AbortSignal.timeout(ATTEMPT_LIMIT)]);
    await runStoryJob(job, signal, ports);
    await removeScratch(job, ports);
  } catch (error) {
    await conclude(job, error, ports).catch((problem: unknown) => {
      if (!(problem instanceof ClaimLost)) ports.log(`job ${job.id}: ${messageOf(problem)}`);
    });
  }
}

async function conclude(job: StoryJob, error: unknown, ports: Ports): Promise<void> {
  if (error instanceof ClaimLost) return;
  if (error instanceof Interruption) {
    if (error.kind === "cancelled") await removeScratch(job, ports);
    if (error.kind === "shutdown") await ports.claims.release(job);
    if (error.kind === "yielded") await ports.patiently(() => ports.claims.yield(job));
    return;
  }
  if (error instanceof InputRefused) {
    return giveUp(job, { sentence: error.message, ourFault: false }, ports);
  }
  ports.log(`job ${job.id}, attempt ${job.attempt}: ${messageOf(error)}`);
  // A database that stayed away is nobody's fault.
  if (ports.isPassing(error)) return ports.patiently(() => ports.claims.release(job));
  const failures = await ports.patiently(() => ports.steps.countFailure(job));
  if (failures === null) return;
  if (failures < MAX_FAILURES) return ports.patiently(() => ports.claims.release(job));
  if (error instanceof InputTooHeavy) {
    return giveUp(job, { sentence: error.message, ourFault: false }, ports);
  }
  await giveUp(job, { sentence: SENTENCES[job.task.kind], ourFault: true }, ports);
}

const SENTENCES = {
  script: "The script could not be written.",
  update: "The pictures and voices could not be made.",
  preview: "The preview could not be made.",
} as const;

async function giveUp(
  job: StoryJob,
  why: { readonly sentence: string; readonly ourFault: boolean },
  ports: Ports,
): Promise<void> {
  await ports.commitStory(job, job.storyId, ({ story, endJob, ...stores }) =>
    failStoryJob({ story, job, endJob, now: ports.now() }, why, stores, ports.keys()),
  );
  await removeScratch(job, ports);
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
