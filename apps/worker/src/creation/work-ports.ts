import type { CreationRecord } from "@kinora/domain/creation/creation";
import type { CreationStore, RecordScan } from "@kinora/domain/creation/creation-stores";
import type { FailStores } from "@kinora/domain/creation/fail-creation";
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
import type { MakePictureSizes } from "./keep-picture-sizes.ts";

/** What a step may change; everything commits together with its memo, or not at all. */
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
}

/** Commits a step and its memo while the attempt owns the job; repeats while the database is away. */
export type CommitStep = (
  job: Job,
  name: string | null,
  memo: object,
  effect: (stores: StepStores) => Promise<void>,
) => Promise<void>;

/** A language model that reads prompts for the painter, and for whom. */
export interface AskedReadings extends AskedModel {
  readonly question: ReadingQuestion;
}

/** What the work on a creation needs of the world. */
export interface WorkPorts {
  readonly reader: SceneReader;
  /** A language model that reads the words first; null: none is to. */
  readonly readings: AskedReadings | null;
  readonly actorOf: StoryPorts["actorOf"];
  /** The first that serves a recipe makes it. */
  readonly generators: readonly Generator[];
  /** Services of others, for what stands in their lane: nothing else makes that in their name. */
  readonly hosted: readonly Generator[];
  readonly scanner: SafetyScanner;
  readonly story: StoryPorts;
  readonly media: MediaStore;
  readonly makePictureSizes: MakePictureSizes;
  readonly creations: Pick<CreationStore, "find">;
  readonly steps: JobSteps;
  readonly commit: CommitStep;
  readonly publish: PublishSignal;
  readonly retrying: Retrying;
  readonly now: () => Date;
  readonly log: (line: string) => void;
  /** Folder under which each job has a scratch folder of its own. */
  readonly scratch: string;
}
