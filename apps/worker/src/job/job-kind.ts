import type { FailureClass } from "@kinora/contracts/creation/creation";
import type { Sentence } from "@kinora/contracts/message/sentence";
import type { Job, Lane } from "@kinora/domain/job/job";

/** Does its part, commits it, and returns what it found out. */
export interface JobStep<Work> {
  readonly name: string;
  readonly run: (work: Work) => Promise<object>;
}

/** What the steps of one attempt work with. */
export interface OpenWork {
  /** What finished steps found out, by name: these are not run again. */
  readonly memos: Map<string, unknown>;
  /** Ends what it has begun. */
  close(): Promise<void>;
}

/** Why a job is given up. */
export interface JobFailure {
  readonly cause: Extract<FailureClass, "input" | "engine" | "timeout" | "lost">;
  /** Said to whoever ordered it; null: nothing is known beyond the cause. */
  readonly said: Sentence | null;
}

interface JobManners {
  readonly kind: string;
  /** Where jobs of the kind may stand; each says which it is in. */
  readonly lanes: readonly Lane[];
  /** Milliseconds that one attempt may take. */
  readonly limit: number;
  /** Ends the job without a result: what was paid for it goes back, and its owner is told. Throws ClaimLost. */
  giveUp(job: Job, failure: JobFailure): Promise<void>;
}

export interface JobDefinition<Work extends OpenWork> extends JobManners {
  /** In their order; the last one ends the job. */
  readonly steps: readonly JobStep<Work>[];
  /** Rejects with ClaimLost when what it is about is gone. */
  open(job: Job, signal: AbortSignal): Promise<Work>;
}

/** How jobs of one kind are done, whatever their steps work with. */
export interface JobKind extends JobManners {
  /**
   * Continues after the last step that an earlier attempt committed. Rejects with the signal's reason when aborted,
   * with ClaimLost when another attempt owns the job; any other error is one of what makes the result.
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
