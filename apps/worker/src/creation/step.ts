import type { Stage } from "@kinora/contracts/creation/creation";
import type { Recipe } from "@kinora/contracts/prompt/recipe";
import type { Creation } from "@kinora/domain/creation/creation";
import type { Generation, InputPaths } from "@kinora/domain/generation/generator";
import type { Job } from "@kinora/domain/job/job";
import type { AtWork } from "@kinora/domain/story/stage-states";
import type { OpenWork } from "../job/job-kind.ts";
import type { WorkPorts } from "./work-ports.ts";

/** Shows how far the job is; `percent` counts over the whole job. */
export type Report = (
  stage: Stage,
  percent: number,
  preview?: string,
  /** Scenes of a story that are being made. */
  atWork?: readonly AtWork[],
) => void;

export interface StepContext extends OpenWork {
  readonly job: Job;
  readonly creation: Creation;
  readonly recipe: Recipe;
  readonly generation: () => Generation;
  /** Where the files it begins with lie. Rejects when one is gone. */
  readonly inputs: () => Promise<InputPaths>;
  /** Scratch folder of the job. */
  readonly directory: string;
  readonly report: Report;
  /** Aborted when the attempt is to stop. */
  readonly signal: AbortSignal;
  readonly ports: WorkPorts;
}

/** One step of the work: does it, commits it, and returns the memo. */
export type Step = (context: StepContext) => Promise<object>;
