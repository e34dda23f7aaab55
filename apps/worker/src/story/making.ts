import type { Job } from "@kinora/domain/job/job";
import type { ArtifactGoal } from "@kinora/domain/story/artifact-goal";
import type { PictureRecipes } from "@kinora/domain/story/picture-recipes";
import type { AtWork } from "@kinora/domain/story/stage-states";
import type { BoardSnapshot } from "@kinora/domain/story/story-task";

/** What a job makes from a story. */
export interface Making {
  readonly job: Job;
  readonly storyId: string;
  readonly snapshot: BoardSnapshot;
  readonly goal: ArtifactGoal;
  /** Embedded in the finished film. */
  readonly recipe: object | null;
  /** Recipes of pictures and footage ordered from external services, by artifact key. */
  readonly pictures: PictureRecipes;
  /** Whether to skip an artifact that cannot be made, or to end the job. */
  readonly onFailure: "go on" | "end";
  readonly report: (share: number, atWork: readonly AtWork[]) => void;
}
