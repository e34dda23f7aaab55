import type { Board } from "@kinora/contracts/story/board";
import type { KeptScenes } from "@kinora/contracts/story/kept-scene";
import type { AddHistory, CreationStore, StoryPictures } from "../creation/creation-stores.ts";
import type { ReleaseUnsent } from "../creation/hosted-budget.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import type { GemLedger } from "../gem/gem-ledger.ts";
import type { InTurn } from "../in-turn.ts";
import type { JobQueue } from "../job/job-queue.ts";
import type { Position } from "../position.ts";
import type { UploadStore } from "../upload/upload-store.ts";
import type { StoredArtifact } from "./stored-artifact.ts";
import type { StoryChange, StoryRecord } from "./story-record.ts";

export interface Revision {
  readonly board: Board;
  readonly kept: KeptScenes;
}

/** Stories, as use cases read and write them; deleted ones only where it says so. */
export interface StoryStore {
  insert(story: StoryRecord): Promise<void>;
  find(id: string): Promise<StoryRecord | null>;
  /** Finds a shared story by the token of its link; null while the staff closes it or hides a film of it. */
  findShared(shareToken: string): Promise<StoryRecord | null>;
  /** True while a film of the story is restricted, or reported and hidden, as child abuse. */
  isWithheld(id: string): Promise<boolean>;
  /** Returns which of these are withheld. */
  withheldAmong(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** True while a decision of the staff closes its link, also one that can still be undone. */
  isClosed(id: string): Promise<boolean>;
  /** Reads a story and locks it until the transaction ends. */
  lock(id: string): Promise<StoryRecord | null>;
  /** Locks a story, also one that is deleted and kept on legal hold. */
  lockKept(id: string): Promise<StoryRecord | null>;
  /** True while it is on legal hold: reported or found as child abuse in the last 90 days. */
  isHeld(id: string, now: Date): Promise<boolean>;
  /**
   * Updates a story and increments its sequence, even without other changes. `at` moves it to the
   * front of its owner's list; null keeps its place.
   */
  update(id: string, change: StoryChange, at: Date | null): Promise<void>;
  /**
   * Removes a story with its revisions and artifacts. One on legal hold is only marked as deleted
   * and no longer shared. The caller must hold its lock.
   */
  remove(id: string, now: Date): Promise<void>;
  /** Reads a page at once, but each story in a turn of its own: large boards take long to parse. */
  listOwn(
    query: {
      readonly userId: string;
      readonly before: Position | null;
      readonly limit: number;
    },
    inTurn: InTurn,
  ): Promise<{ readonly items: StoryRecord[]; readonly next: Position | null }>;
  /**
   * Adds a revision. Discards undone ones, and the oldest beyond REVISIONS_KEPT or REVISION_BYTES.
   */
  addRevision(storyId: string, position: number, revision: Revision, at: Date): Promise<void>;
  findRevision(storyId: string, position: number): Promise<Revision | null>;
  /** Returns all revisions available to undo and redo. */
  listRevisions(storyId: string): Promise<Revision[]>;
  /** Records that its artifacts were swept; this does not count as a change of the story. */
  markSwept(storyId: string, at: Date): Promise<void>;
  /** Returns the positions of the oldest and the newest revision. */
  revisionRange(storyId: string): Promise<{ readonly first: number; readonly last: number }>;
  countOwn(userId: string): Promise<number>;
  /** Counts previews ordered since `since`. */
  countPreviews(storyId: string, since: Date): Promise<number>;
}

/** The artifacts of stories. */
export interface ArtifactStore extends StoryPictures {
  /** Returns the existing artifacts of these keys. */
  find(storyId: string, keys: readonly string[]): Promise<StoredArtifact[]>;
  /**
   * Returns the existing artifacts of several stories; both maps are by story id. Those of each
   * story are read in a turn of its own.
   */
  findAll(
    wanted: ReadonlyMap<string, readonly string[]>,
    inTurn: InTurn,
  ): Promise<ReadonlyMap<string, StoredArtifact[]>>;
  /** Marks these artifacts as paid. */
  markPaid(storyId: string, keys: readonly string[]): Promise<void>;
  /** Deletes all other artifacts made before `before`; returns their number. */
  removeOthers(storyId: string, keys: readonly string[], before: Date): Promise<number>;
}

/** Spending requests by idempotency key; see RequestLog of creations. */
export interface StoryRequestLog {
  claim(request: {
    readonly userId: string;
    readonly key: string;
    readonly bodyDigest: string;
    readonly storyId: string;
    readonly now: Date;
  }): Promise<{ readonly bodyDigest: string; readonly storyId: string } | null>;
}

/** Stores of story use cases, all in one transaction. */
export interface StoryStores {
  readonly stories: StoryStore;
  readonly artifacts: ArtifactStore;
  readonly storyRequests: StoryRequestLog;
  readonly creations: CreationStore;
  readonly queue: JobQueue;
  readonly ledger: Pick<GemLedger, "hold" | "countCalledOff" | "settle" | "voidHold">;
  readonly releaseUnsent: ReleaseUnsent;
  readonly uploads: Pick<UploadStore, "find" | "heldFiles">;
  readonly record: RecordEvent;
  readonly addHistory: AddHistory;
}
