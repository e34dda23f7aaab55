import type { EngineProtocol } from "../prompt/model-entry.ts";
import type { SubjectRef } from "../subject.ts";
import type { Intent, IntentState, NewIntent, RefusalClass } from "./intent.ts";
import type { UpstreamFile } from "./upstream-file.ts";

/** What an order cost, where that is known; without it, what it was to cost by the list counts as spent. */
interface Cost {
  /** Thousandths of a US dollar. */
  readonly cost?: number | undefined;
}

/** What becomes of an order. */
export type IntentChange =
  | { readonly state: "put off"; readonly sendAgainAt: Date }
  | ({ readonly state: "refused"; readonly refusal: RefusalClass; readonly at: Date } & Cost)
  | ({ readonly state: "failed" | "collected" | "called off" | "lost" } & Cost)
  | { readonly state: "late" };

/** A job that has ended without all its results. */
export interface LeftJob {
  readonly id: string;
  readonly subject: SubjectRef;
  readonly outcome: "failed" | "cancelled";
  /** What it was to do, as it was enqueued. */
  readonly order: unknown;
}

/** An open order whose job has ended, or is gone. */
export interface LeftIntent {
  readonly intent: Intent;
  /** Name of the artifact of a story that it is for; null: it is for a creation. */
  readonly artifact: string | null;
  /** Null: what it was for is gone. */
  readonly job: LeftJob | null;
}

/** Orders to services of others; each call is a transaction of its own. */
export interface IntentLog {
  /**
   * Stores it, in state `sending`; false when there is one of this key, or when what was set aside for it is given up: its
   * job has ended. Nothing may be sent before. What nothing was set aside for counts as spent from now on.
   */
  begin(intent: NewIntent): Promise<boolean>;
  find(key: string): Promise<Intent | null>;
  /** Takes what was put off for the next POST; false when somebody else did since `sends` was read. */
  takeToSend(key: string, sends: number): Promise<boolean>;
  /**
   * Notes their id of an order of which none was known. Also of one that was put off or given up: they have it after all.
   * False when that id belongs to another order.
   */
  accept(key: string, upstreamId: string): Promise<boolean>;
  /**
   * Notes their id, where none is known, and the files that their answer brought. False when there are files already, or
   * when nobody waits for them any more.
   */
  keep(key: string, upstreamId: string, files: readonly UpstreamFile[]): Promise<boolean>;
  /** Its POST is about to be sent again under its key; false when the order is open no longer. */
  noteReplay(key: string): Promise<boolean>;
  /**
   * Changes what is at `sending` by what its own POST came to; false when it is there no longer, or when the POST was sent
   * again since: that one may have been taken.
   */
  answer(key: string, change: IntentChange): Promise<boolean>;
  /** Changes the state, if it is one of `from` still; false when it is not. */
  change(key: string, from: readonly IntentState[], change: IntentChange): Promise<boolean>;
  /** Those of their ids that are orders of ours already. */
  known(provider: EngineProtocol, upstreamIds: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Open orders that no unfinished job waits for, the oldest first; each hour also those that were to be given late, and
   * that no job fetches.
   */
  findLeft(limit: number, now: Date): Promise<readonly LeftIntent[]>;
  /** Open orders for lines of stories whose deadline is over. */
  findLeftLines(limit: number, now: Date): Promise<readonly Intent[]>;
}
