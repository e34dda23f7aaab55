import type { CreationRecord } from "@kinora/domain/creation/creation";
import type { CreationStore, RecordScan } from "@kinora/domain/creation/creation-stores";
import type { FailStores } from "@kinora/domain/creation/fail-creation";
import type { PolicyRefusals } from "@kinora/domain/creation/hosted-pause";
import type { SettleStores } from "@kinora/domain/creation/settle-creation";
import type { PublishSignal } from "@kinora/domain/event/signal";
import type { Generator } from "@kinora/domain/generation/generator";
import type { SafetyScanner } from "@kinora/domain/generation/safety-scanner";
import type { ReadingQuestion, SceneReader } from "@kinora/domain/generation/scene-reader";
import type { IntentLog } from "@kinora/domain/hosted/intent-log";
import type { ModelCalls } from "@kinora/domain/hosted/model-call";
import type { Job } from "@kinora/domain/job/job";
import type { EndJob, JobSteps } from "@kinora/domain/job/job-steps";
import type { CreationMediaStore } from "@kinora/domain/media/creation-media";
import type { MediaStore } from "@kinora/domain/media/media-store";
import type { ArtifactStore } from "@kinora/domain/story/story-stores";
import type { AskedModel } from "../compose-model-calls.ts";
import type { Retrying } from "../retry-while.ts";
import type { StoryPorts } from "../story/story-ports.ts";
import type { FitPicture } from "./fetch-inputs.ts";
import type { MakePictureSizes } from "./keep-picture-sizes.ts";

/** Stores that a step may change; everything commits together with its memo or not at all. */
export interface StepStores extends SettleStores, FailStores {
  readonly creations: Pick<CreationStore, "update">;
  readonly ledger: SettleStores["ledger"] & FailStores["ledger"];
  readonly media: CreationMediaStore;
  /** Locked until the commit. */
  readonly creation: CreationRecord;
  readonly endJob: EndJob;
  readonly recordScan: RecordScan;
  readonly intents: Pick<IntentLog, "change">;
  readonly modelCalls: Pick<ModelCalls, "remove">;
  readonly artifacts: Pick<ArtifactStore, "markPaid" | "markPicturesPaid">;
  readonly policyRefusals: Pick<PolicyRefusals, "noteUnsafe">;
}

/**
 * Commits a step and its memo while the attempt owns the job; retries while the database is
 * unavailable.
 */
export type CommitStep = (
  job: Job,
  name: string | null,
  memo: object,
  effect: (stores: StepStores) => Promise<void>,
) => Promise<void>;

/** A language model that interprets prompts for the painter, with its question. */
export interface AskedReadings extends AskedModel {
  readonly question: ReadingQuestion;
}

/** External dependencies of work on a creation. */
export interface WorkPorts {
  readonly reader: SceneReader;
  /** Language model that interprets the prompt first; null when none is configured for it. */
  readonly readings: AskedReadings | null;
  readonly actorOf: StoryPorts["actorOf"];
  /** The first one that serves a recipe makes it. */
  readonly generators: readonly Generator[];
  /** Generators of external services. Work in the hosted lane is made only by them. */
  readonly hosted: readonly Generator[];
  readonly scanner: SafetyScanner;
  readonly story: StoryPorts;
  readonly media: MediaStore;
  readonly fitPicture: FitPicture;
  readonly makePictureSizes: MakePictureSizes;
  readonly creations: Pick<CreationStore, "find">;
  readonly steps: JobSteps;
  readonly commit: CommitStep;
  readonly publish: PublishSignal;
  readonly retrying: Retrying;
  readonly now: () => Date;
  readonly log: (line: string) => void;
  /** Parent of the jobs' scratch folders. */
  readonly scratch: string;
}
