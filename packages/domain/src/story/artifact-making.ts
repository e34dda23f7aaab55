import type { RecipeStory } from "@kinora/contracts/prompt/recipe";
import type { Job } from "../job/job.ts";
import type { StoryOrders } from "./orders-of.ts";
import type { AtWork } from "./stage-states.ts";
import type { StoredArtifact } from "./stored-artifact.ts";
import type { ArtifactOrder } from "./story-engine.ts";

/** What the film of a story is made of. */
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

/** Where the artifacts of stories are made and kept. */
export interface ArtifactMaking {
  /** Makes what is missing, each in a commit of its own. Rejects with InputRefused when there is no such story. */
  make(what: ArtifactsToMake, signal: AbortSignal): Promise<FilmArtifacts>;
  /**
   * Where a kept file can be read; null: it is gone.
   *
   * @param directory for it, where it is not on this machine
   */
  fetch(hash: string, directory: string): Promise<{ readonly path: string } | null>;
}
