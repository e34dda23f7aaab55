import type { FailureClass } from "@kinora/contracts/creation/creation";
import type { Sentence } from "@kinora/contracts/message/sentence";
import type { Job, Lane } from "@kinora/domain/job/job";

/** Does its part, commits it and returns its memo. */
export interface JobStep<Work> {
  readonly name: string;
  readonly run: (work: Work) => Promise<object>;
}

/** Context of the steps of one attempt. */
export interface OpenWork {
  /** Memos of finished steps, by name; these steps are not run again. */
  readonly memos: Map<string, unknown>;
  /** Releases what it opened. */
  close(): Promise<void>;
}

/** Reason for giving up a job. */
export interface JobFailure {
  readonly cause: Extract<FailureClass, "input" | "policy" | "engine" | "timeout" | "lost">;
  /** Sentence shown to the user who ordered it; null when only the cause is known. */
  readonly said: Sentence | null;
}

interface JobManners {
  readonly kind: string;
  /** Lanes in which jobs of this kind may run; each job names its own. */
  readonly lanes: readonly Lane[];
  /** Maximum milliseconds of one attempt. */
  readonly limit: number;
  /**
   * Ends the job without a result: refunds what was paid and notifies its owner. Throws ClaimLost.
   */
  giveUp(job: Job, failure: JobFailure): Promise<void>;
}

export interface JobDefinition<Work extends OpenWork> extends JobManners {
  /** In execution order; the last one ends the job. */
  readonly steps: readonly JobStep<Work>[];
  /** Rejects with ClaimLost when the job's subject no longer exists. */
  open(job: Job, signal: AbortSignal): Promise<Work>;
}

/** How jobs of one kind are run, whatever context their steps use. */
export interface JobKind extends JobManners {
  /**
   * Continues after the last step that an earlier attempt committed. Rejects with the signal's
   * reason when aborted and with ClaimLost when another attempt owns the job; any other error comes
   * from making the result.
   */
  run(job: Job, signal: AbortSignal): Promise<void>;
}

export function defineJob<Work extends OpenWork>(definition: JobDefinition<Work>): JobKind {
  const { steps } = definition;
  return {
    ...definition,
    async run(job, signal) {
      const work = await definition.open(job, signal);
      try {
        for (const { name, run } of steps) {
          signal.throwIfAborted();
          if (!work.memos.has(name)) work.memos.set(name, await run(work));
        }
      } catch (error) {
        signal.throwIfAborted();
        throw error;
      } finally {
        await work.close();
      }
    },
  };
}
