import type { RecipeStory } from "@kinora/contracts/recipe/recipe";
import type { Job } from "../job/job.ts";
import type { StoryOrders } from "./orders-of.ts";
import type { AtWork } from "./stage-states.ts";
import type { StoredArtifact } from "./stored-artifact.ts";
import type { ArtifactOrder } from "./story-engine.ts";

/** The artifacts that make up the film of a story. */
export interface FilmArtifacts {
  readonly orders: StoryOrders;
  readonly artifacts: ReadonlyMap<string, StoredArtifact>;
  readonly keyOf: (order: ArtifactOrder) => string;
}

export interface ArtifactsToMake {
  readonly job: Job;
  readonly story: RecipeStory;
  /** Embedded in the finished film. */
  readonly recipe: object;
  readonly join: "whole" | null;
  readonly report: (share: number, atWork: readonly AtWork[]) => void;
}

/** Makes and stores the artifacts of stories. */
export interface ArtifactMaking {
  /**
   * Makes the missing artifacts, committing each one. Rejects with InputRefused when the story does
   * not exist.
   */
  make(what: ArtifactsToMake, signal: AbortSignal): Promise<FilmArtifacts>;
  /**
   * Returns a readable path of a stored file; null when it no longer exists.
   *
   * @param directory for the file when it is not stored on this machine
   */
  fetch(hash: string, directory: string): Promise<{ readonly path: string } | null>;
}
