import type { Recipe } from "@kinora/contracts/recipe/recipe";
import type { CreationRecord } from "@kinora/domain/creation/creation";
import type { GenerationOrder, Generator } from "@kinora/domain/generation/generator";
import type { Job } from "@kinora/domain/job/job";
import type { JobProgress } from "@kinora/domain/job/job-steps";
import type { OpenWork } from "../job/job-kind.ts";
import type { ReportStage } from "../job/progress-reporter.ts";
import type { WorkPorts } from "./work-ports.ts";

export interface StepContext extends OpenWork {
  readonly job: Job;
  readonly creation: CreationRecord;
  readonly recipe: Recipe;
  /** Makes the result. */
  readonly generator: Generator;
  /** Builds the generator's order. Rejects when an input file no longer exists. */
  readonly order: () => Promise<GenerationOrder>;
  /** Scratch folder of the job. */
  readonly directory: string;
  readonly report: ReportStage;
  /**
   * Like `report`, but as the last report of an attempt that pauses: resolves when it is stored.
   */
  readonly tell: (progress: JobProgress) => Promise<void>;
  /** Aborted when the attempt must stop. */
  readonly signal: AbortSignal;
  readonly ports: WorkPorts;
}

/** One step of a job: does its work, commits it and returns the memo. */
export type Step = (context: StepContext) => Promise<object>;
