import type { Job } from "@kinora/domain/job/job";
import type { ArtifactGoal } from "@kinora/domain/story/artifact-goal";
import type { PictureRecipes } from "@kinora/domain/story/picture-recipes";
import type { AtWork } from "@kinora/domain/story/stage-states";
import type { BoardSnapshot } from "@kinora/domain/story/story-task";

/** What a job makes of a story. */
export interface Making {
  readonly job: Job;
  readonly storyId: string;
  readonly snapshot: BoardSnapshot;
  readonly goal: ArtifactGoal;
  /** Embedded in the finished film. */
  readonly recipe: object | null;
  /** What services of others are asked for pictures, by the keys of these. */
  readonly pictures: PictureRecipes;
  /** An artifact that cannot be made: leave it and go on, or end the whole work. */
  readonly onFailure: "go on" | "end";
  readonly report: (share: number, atWork: readonly AtWork[]) => void;
}
