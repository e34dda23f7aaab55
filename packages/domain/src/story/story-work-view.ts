import type { CreationStage } from "@kinora/contracts/creation/creation";
import type { AtWork } from "./stage-states.ts";

/** The work in progress on a story. */
export interface StoryWorkView {
  readonly kind: "script" | "update" | "preview" | "render";
  readonly stage: CreationStage;
  /** 0 to 100 over the whole job. */
  readonly percent: number;
  /** Number of jobs ahead; null once started. */
  readonly position: number | null;
  readonly atWork: readonly AtWork[];
}
