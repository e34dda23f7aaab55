import type { Board } from "@kinora/contracts/story/board";
import type { KeptScenes } from "@kinora/contracts/story/kept-scene";
import type { AddHistory, CreationStore } from "../creation/creation-stores.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import type { GemLedger } from "../gem/gem-ledger.ts";
import type { JobQueue } from "../job/job-queue.ts";
import type { Position } from "../position.ts";
import type { UploadStore } from "../upload/upload-store.ts";
import type { StoredArtifact } from "./stored-artifact.ts";
import type { StoryChange, StoryRecord } from "./story-record.ts";

export interface Revision {
  readonly board: Board;
  readonly kept: KeptScenes;
}

/** Stories, as use cases read and write them. */
export interface StoryStore {
  insert(story: StoryRecord): Promise<void>;
  find(id: string): Promise<StoryRecord | null>;
  /** The one a link leads to; null while a film of it is hidden by the staff. */
  findShared(shareToken: string): Promise<StoryRecord | null>;
  /** True while a film of it is restricted, or reported and out of sight, as abuse of a child. */
  isWithheld(id: string): Promise<boolean>;
  /** Reads and keeps it from changing until the transaction ends. */
  lock(id: string): Promise<StoryRecord | null>;
  /**
   * Raises its sequence, even where nothing else changes. `at` moves it to the front of its owner's list; null: it
   * stays where it is.
   */
  update(id: string, change: StoryChange, at: Date | null): Promise<void>;
  /** With its revisions and artifacts. */
  remove(id: string): Promise<void>;
  listOwn(query: {
    readonly userId: string;
    readonly before: Position | null;
    readonly limit: number;
  }): Promise<{ readonly items: StoryRecord[]; readonly next: Position | null }>;
  /** Forgets what was undone, and the oldest beyond REVISIONS_KEPT or REVISION_BYTES. */
  addRevision(storyId: string, position: number, revision: Revision, at: Date): Promise<void>;
  findRevision(storyId: string, position: number): Promise<Revision | null>;
  /** All steps that can be undone or done again. */
  listRevisions(storyId: string): Promise<Revision[]>;
  /** Its artifacts were looked through; that is no change of the story. */
  markSwept(storyId: string, at: Date): Promise<void>;
  /** Places of the oldest and the newest. */
  revisionRange(storyId: string): Promise<{ readonly first: number; readonly last: number }>;
  countOwn(userId: string): Promise<number>;
  /** Previews that were ordered since the moment. */
  countPreviews(storyId: string, since: Date): Promise<number>;
}

/** The artifacts of stories. */
export interface ArtifactStore {
  /** Those of these keys that were made. */
  find(storyId: string, keys: readonly string[]): Promise<StoredArtifact[]>;
  /** The same of some stories at once: keys by story, artifacts by story. */
  findAll(
    wanted: ReadonlyMap<string, readonly string[]>,
  ): Promise<ReadonlyMap<string, StoredArtifact[]>>;
  /** Pictures that this job made and nobody has paid for; from now on they cost nothing. */
  markPicturesPaid(jobId: string): Promise<number>;
  /** From now on these cost nothing. */
  markPaid(storyId: string, keys: readonly string[]): Promise<void>;
  /** Forgets all but these that were made before the moment; how many are gone. */
  removeOthers(storyId: string, keys: readonly string[], before: Date): Promise<number>;
}

/** Requests that spend, by the key of their sender: see RequestLog of creations. */
export interface StoryRequestLog {
  claim(request: {
    readonly userId: string;
    readonly key: string;
    readonly bodyDigest: string;
    readonly storyId: string;
    readonly now: Date;
  }): Promise<{ readonly bodyDigest: string; readonly storyId: string } | null>;
}

/** What use cases of stories write through, all in one transaction. */
export interface StoryStores {
  readonly stories: StoryStore;
  readonly artifacts: ArtifactStore;
  readonly storyRequests: StoryRequestLog;
  readonly creations: CreationStore;
  readonly queue: JobQueue;
  readonly ledger: Pick<GemLedger, "hold" | "countCalledOff" | "settle" | "voidHold">;
  readonly uploads: Pick<UploadStore, "find">;
  readonly record: RecordEvent;
  readonly addHistory: AddHistory;
}
