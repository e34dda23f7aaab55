import type { PersonRole } from "@kinora/contracts/access/roles";
import { ITEM_ACTIONS, type ItemAction } from "@kinora/contracts/creation/creation-action";
import type { FlagReason } from "@kinora/contracts/moderation/report";
import type { RecipeStory } from "@kinora/contracts/recipe/recipe";
import type { Viewer } from "../account/viewer.ts";
import type { CreationPatch, CreationRecord } from "./creation.ts";
import type { SafetyVerdict } from "./verdict.ts";

/** Creations as use cases write them. */
export interface CreationStore {
  insert(creation: CreationRecord): Promise<void>;
  find(id: string): Promise<CreationRecord | null>;
  /** A work that this viewer may see: `canSee`, and no block keeps them apart from its owner. */
  findSeen(id: string, viewer: Viewer | null): Promise<CreationRecord | null>;
  /** Reads a creation and locks it until the transaction ends. */
  lock(id: string): Promise<CreationRecord | null>;
  update(id: string, change: CreationPatch): Promise<void>;
  /** Counts a person's private works, up to `most`; those in the trash included. */
  countPrivate(userId: string, most: number): Promise<number>;
}

export const HISTORY_ACTIONS = [
  ...ITEM_ACTIONS,
  "create",
  "deliver",
  "fail",
  "review",
  "refuse",
  "report",
  "rename",
  "appeal",
  "schedule",
  "unschedule",
] as const;

export interface HistoryEntry {
  readonly creationId: string;
  /** Null when the service itself acted. */
  readonly actorId: string | null;
  readonly role: PersonRole | "system";
  readonly action: (typeof HISTORY_ACTIONS)[number];
  readonly reason: string | null;
  /** The rule under which the staff hid it. */
  readonly rule?: FlagReason;
  /** The work with the same file that was decided about; see close-copy. */
  readonly copyOf?: string;
  readonly before: CreationPatch;
  readonly after: CreationPatch;
  readonly at: Date;
  readonly requestId: string | null;
}
/**
 * Appends to the history of creations, which is append-only except that a purge removes names.
 * Returns the number of the entry.
 */
export type AddHistory = (entry: HistoryEntry) => Promise<number>;

export interface HistoryReader {
  find(entry: number): Promise<Pick<HistoryEntry, "action" | "reason" | "rule" | "at"> | null>;
  /** Counts the entries of an actor since `since`, up to `most`. */
  countBy(actorId: string, since: Date, most: number): Promise<number>;
}

/**
 * Closes the reports about a work according to the action of the staff.
 *
 * @returns the rule under which the work is hidden from now on, when only admins may decide on it
 * @throws Refusal ADMINS_ONLY, ACTION_IMPOSSIBLE
 */
export type EndReports = (input: {
  readonly creationId: string;
  readonly actor: Viewer;
  readonly action: ItemAction;
  readonly now: Date;
}) => Promise<FlagReason | null>;

/**
 * Records that the staff hides a visible work: the decision can be undone for a short time, then
 * the owner is notified.
 */
export type HideWork = (input: {
  readonly creationId: string;
  readonly actor: Viewer;
  readonly note: string;
  readonly requestId: string | null;
  readonly now: Date;
}) => Promise<void>;

/** Pictures made for a story, which stay with it when the film is not delivered. */
export interface StoryPictures {
  /** Marks this job's unpaid pictures as paid and returns their number. */
  markPicturesPaid(jobId: string): Promise<number>;
}

/**
 * Retries a failed film as its story's film.
 *
 * @returns gems: the ordered price less what has been paid for it, by the order or by the story
 * since
 * @throws Refusal STORY_WITHHELD, STORY_BUSY
 */
export type RetryFilm = (creation: CreationRecord, film: RecipeStory, now: Date) => Promise<number>;

/** Stores the findings of the safety scan of a job's result. */
export type RecordScan = (scan: {
  readonly jobId: string;
  readonly creationId: string;
  readonly verdict: SafetyVerdict;
  /** See Scanned. */
  readonly scores: readonly object[];
  readonly times: readonly number[] | null;
  readonly looked: number;
  readonly limitsNumber: number | null;
  readonly at: Date;
}) => Promise<void>;

/** Removes the references to a creation from jobs, notifications and quotes. */
export type ForgetTraces = (creationId: string) => Promise<void>;

/** Create requests by their idempotency key. */
export interface RequestLog {
  /**
   * Claims the key for a creation. Waits for a concurrent request with the same key.
   *
   * @returns null when the key was free, else the digest and creation it was used for
   */
  claim(request: {
    readonly userId: string;
    readonly key: string;
    readonly bodyDigest: string;
    readonly creationId: string;
    readonly now: Date;
  }): Promise<{ readonly bodyDigest: string; readonly creationId: string } | null>;
}
