import type { Stage } from "@kinora/contracts/creation/creation";
import type { Recipe } from "@kinora/contracts/prompt/recipe";
import type { Creation } from "@kinora/domain/creation/creation";
import type { CreationJob } from "@kinora/domain/creation/creation-job";
import type { StepName } from "@kinora/domain/creation/job-steps";
import type { AtWork } from "@kinora/domain/story/stage-states";
import type { InputPaths, Renderer } from "./engine.ts";
import type { WorkPorts } from "./work-ports.ts";

/** Shows how far the job is; `percent` counts over the whole job. */
export type Report = (
  stage: Stage,
  percent: number,
  preview?: string,
  /** Scenes of a story that are being made. */
  atWork?: readonly AtWork[],
) => void;

export interface StepContext {
  readonly job: CreationJob;
  readonly creation: Creation;
  readonly recipe: Recipe;
  /** What earlier steps found out. */
  readonly memos: ReadonlyMap<StepName, unknown>;
  readonly renderer: () => Renderer;
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
