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
  /** What makes it. */
  readonly generator: Generator;
  /** What is asked of it. Rejects when a file that it begins with is gone. */
  readonly order: () => Promise<GenerationOrder>;
  /** Scratch folder of the job. */
  readonly directory: string;
  readonly report: ReportStage;
  /** The same for whoever stops after it: resolves when it is written. */
  readonly tell: (progress: JobProgress) => Promise<void>;
  /** Aborted when the attempt is to stop. */
  readonly signal: AbortSignal;
  readonly ports: WorkPorts;
}

/** One step of the work: does it, commits it, and returns the memo. */
export type Step = (context: StepContext) => Promise<object>;
