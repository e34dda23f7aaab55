import type { PublishSignal } from "@kinora/domain/event/signal";
import type { IntentLog } from "@kinora/domain/hosted/intent-log";
import type { ModelCalls } from "@kinora/domain/hosted/model-call";
import type { ScriptQuestion } from "@kinora/domain/hosted/script-question";
import type { Job } from "@kinora/domain/job/job";
import type { JobClaims } from "@kinora/domain/job/job-claims";
import type { EndJob, JobSteps } from "@kinora/domain/job/job-steps";
import type { MediaStore } from "@kinora/domain/media/media-store";
import type { ArtifactKeys } from "@kinora/domain/story/artifact-keys";
import type { ContinuePorts } from "@kinora/domain/story/continue-story";
import type { Ending } from "@kinora/domain/story/end-story-job";
import type { ScriptWriter } from "@kinora/domain/story/script-writer";
import type { StoredArtifact } from "@kinora/domain/story/stored-artifact";
import type { StoryEngine } from "@kinora/domain/story/story-engine";
import type { StoryRecord } from "@kinora/domain/story/story-record";
import type { ArtifactStore, StoryStore, StoryStores } from "@kinora/domain/story/story-stores";
import type { AskedModel } from "../compose-model-calls.ts";
import type { Retrying } from "../retry-while.ts";
import type { PicturePorts } from "./picture-elsewhere.ts";
import type { SpeakPorts } from "./speak-elsewhere.ts";

/** Stores that a commit may change; everything together or not at all. */
export interface StoryCommitStores extends StoryStores {
  /** Locked until the commit. */
  readonly story: StoryRecord;
  readonly intents: Pick<IntentLog, "change">;
  readonly modelCalls: Pick<ModelCalls, "remove">;
  readonly endJob: EndJob;
  readonly insertArtifact: (artifact: StoredArtifact) => Promise<void>;
}

/**
 * Commits a change to a story while the attempt owns the job, with the memo of the step it ends.
 * Throws ClaimLost.
 */
export type CommitStory = (
  job: Job,
  storyId: string,
  effect: (stores: StoryCommitStores) => Promise<void>,
  step?: { readonly name: string; readonly memo: object },
) => Promise<void>;

/** A language model that writes scripts, with its question. */
export interface AskedScripts extends AskedModel {
  readonly question: ScriptQuestion;
}

/** External dependencies of work on stories. */
export interface StoryPorts {
  readonly engine: StoryEngine;
  readonly writer: ScriptWriter;
  /** Null when none is configured. */
  readonly scripts: AskedScripts | null;
  /** Voices of external services. */
  readonly speaking: SpeakPorts;
  /** Pictures from external services. */
  readonly picturing: PicturePorts;
  readonly media: MediaStore;
  readonly stories: Pick<StoryStore, "find" | "isWithheld">;
  readonly artifacts: Pick<ArtifactStore, "find">;
  readonly steps: JobSteps;
  readonly commitStory: CommitStory;
  readonly keys: () => ArtifactKeys;
  readonly continuing: () => ContinuePorts;
  readonly actorOf: (userId: string) => Promise<Ending["actor"]>;
  readonly publish: PublishSignal;
  readonly othersWait: JobClaims["othersWait"];
  readonly retrying: Retrying;
  readonly isPassing: (error: unknown) => boolean;
  readonly now: () => Date;
  readonly log: (line: string) => void;
  readonly scratch: string;
}
