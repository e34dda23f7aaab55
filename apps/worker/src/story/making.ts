import type { Job } from "@kinora/domain/job/job";
import type { PieceGoal } from "@kinora/domain/story/piece-goal";
import type { AtWork } from "@kinora/domain/story/stage-states";
import type { BoardSnapshot } from "@kinora/domain/story/story-task";

/** What a job makes of a story. */
export interface Making {
  readonly job: Job;
  readonly storyId: string;
  readonly snapshot: BoardSnapshot;
  readonly goal: PieceGoal;
  /** Embedded in the finished film. */
  readonly recipe: object | null;
  /** A piece that cannot be made: leave it and go on, or end the whole work. */
  readonly onFailure: "go on" | "end";
  readonly report: (share: number, atWork: readonly AtWork[]) => void;
}
