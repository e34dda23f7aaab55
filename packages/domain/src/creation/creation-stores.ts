import type { PersonRole } from "@kinora/contracts/access/roles";
import { ITEM_ACTIONS, type ItemAction } from "@kinora/contracts/creation/creation-action";
import type { FlagReason } from "@kinora/contracts/moderation/report";
import type { CreationPatch, CreationRecord } from "./creation.ts";
import type { Viewer } from "./creation-visibility.ts";
import type { SafetyVerdict } from "./verdict.ts";

/** Creations, as use cases write them. */
export interface CreationStore {
  insert(creation: CreationRecord): Promise<void>;
  find(id: string): Promise<CreationRecord | null>;
  /** Reads and keeps it from changing until the transaction ends. */
  lock(id: string): Promise<CreationRecord | null>;
  update(id: string, change: CreationPatch): Promise<void>;
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
] as const;

export interface HistoryEntry {
  readonly creationId: string;
  /** null: the service itself. */
  readonly actorId: string | null;
  readonly role: PersonRole | "system";
  readonly action: (typeof HISTORY_ACTIONS)[number];
  readonly reason: string | null;
  /** The rule by which the staff hid it. */
  readonly rule?: FlagReason;
  readonly before: CreationPatch;
  readonly after: CreationPatch;
  readonly at: Date;
  readonly requestId: string | null;
}
/** Appends to the history of creations; nothing in it changes but that a purge takes the names out. Returns the number of the entry. */
export type AddHistory = (entry: HistoryEntry) => Promise<number>;

export interface HistoryReader {
  find(entry: number): Promise<Pick<HistoryEntry, "action" | "reason" | "rule" | "at"> | null>;
  /** How often somebody did something since then, counted up to `most`. */
  countBy(actorId: string, since: Date, most: number): Promise<number>;
}

/**
 * What the staff does with a work decides what was reported of it.
 *
 * @returns the rule by which it is out of sight from now on, where only admins decide
 * @throws Refusal ADMINS_ONLY, ACTION_IMPOSSIBLE
 */
export type EndReports = (input: {
  readonly creationId: string;
  readonly actor: Viewer;
  readonly action: ItemAction;
  readonly now: Date;
}) => Promise<FlagReason | null>;

/** Notes that the staff hides a work that others see: it may be taken back for a moment, then its owner is told. */
export type HideWork = (input: {
  readonly creationId: string;
  readonly actor: Viewer;
  readonly note: string;
  readonly requestId: string | null;
  readonly now: Date;
}) => Promise<void>;

/** Keeps what the safety scan saw of a job's result. */
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

/** Removes what jobs, notifications and quotes still tell of a creation. */
export type ForgetTraces = (creationId: string) => Promise<void>;

/** Requests to create, by the idempotency key of their sender. */
export interface RequestLog {
  /**
   * Claims the key for a creation; waits for another request of the same key that is at work.
   *
   * @returns null when the key was free, else what it was used for
   */
  claim(request: {
    readonly userId: string;
    readonly key: string;
    readonly bodyDigest: string;
    readonly creationId: string;
    readonly now: Date;
  }): Promise<{ readonly bodyDigest: string; readonly creationId: string } | null>;
}
