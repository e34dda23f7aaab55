import type { PublishSignal } from "@kinora/domain/event/signal";
import type { Job } from "@kinora/domain/job/job";
import type { JobClaims } from "@kinora/domain/job/job-claims";
import type { EndJob, JobSteps } from "@kinora/domain/job/job-steps";
import type { MediaStore } from "@kinora/domain/media/media-store";
import type { ContinuePorts } from "@kinora/domain/story/continue-story";
import type { Ending } from "@kinora/domain/story/end-story-job";
import type { PieceKeys } from "@kinora/domain/story/piece-keys";
import type { ScriptWriter } from "@kinora/domain/story/script-writer";
import type { StoredPiece } from "@kinora/domain/story/stored-piece";
import type { StoryEngine } from "@kinora/domain/story/story-engine";
import type { StoryRecord } from "@kinora/domain/story/story-record";
import type { PieceStore, StoryStore, StoryStores } from "@kinora/domain/story/story-stores";
import type { Patiently } from "../patience.ts";

/** What a commit may change; everything together or not at all. */
export interface StoryCommitStores extends StoryStores {
  /** Locked until the commit. */
  readonly story: StoryRecord;
  readonly endJob: EndJob;
  readonly insertPiece: (piece: StoredPiece) => Promise<void>;
}

/** Commits something of a story while the attempt owns the job. Throws ClaimLost. */
export type CommitStory = (
  job: Job,
  storyId: string,
  effect: (stores: StoryCommitStores) => Promise<void>,
) => Promise<void>;

/** What the work on stories needs of the world. */
export interface StoryPorts {
  readonly engine: StoryEngine;
  readonly writer: ScriptWriter;
  readonly media: MediaStore;
  readonly stories: Pick<StoryStore, "find">;
  readonly pieces: Pick<PieceStore, "find">;
  readonly steps: JobSteps;
  readonly commitStory: CommitStory;
  readonly keys: () => PieceKeys;
  readonly continuing: () => ContinuePorts;
  readonly actorOf: (userId: string) => Promise<Ending["actor"]>;
  readonly publish: PublishSignal;
  readonly othersWait: JobClaims["othersWait"];
  readonly patiently: Patiently;
  readonly isPassing: (error: unknown) => boolean;
  readonly now: () => Date;
  readonly log: (line: string) => void;
  readonly scratch: string;
}
