import type { CreationStage } from "@kinora/contracts/creation/creation";
import type { AtWork } from "./stage-states.ts";

/** What is being done to a story now. */
export interface StoryWorkView {
  readonly kind: "script" | "update" | "preview" | "render";
  readonly stage: CreationStage;
  /** 0..100 over the whole job. */
  readonly percent: number;
  /** Jobs in front; null once started. */
  readonly position: number | null;
  readonly atWork: readonly AtWork[];
}
