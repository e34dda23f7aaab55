import type { EngineProtocol } from "../prompt/model-entry.ts";
import type { SubjectRef } from "../subject.ts";
import type { Intent, IntentState, NewIntent, RefusalClass } from "./intent.ts";
import type { UpstreamFile } from "./upstream-file.ts";

/** Actual cost of an order, if known; otherwise the list price counts as spent. */
interface Cost {
  /** In thousandths of a US dollar. */
  readonly cost?: number | undefined;
}

/** State transition of an order. */
export type IntentChange =
  | { readonly state: "put off"; readonly sendAgainAt: Date }
  | ({ readonly state: "refused"; readonly refusal: RefusalClass; readonly at: Date } & Cost)
  | ({ readonly state: "failed" | "collected" | "lost" } & Cost)
  /** With its time when it goes on at the service, which counts for its person; see hosted-pause. */
  | ({ readonly state: "called off"; readonly goesOnAt?: Date | undefined } & Cost)
  | { readonly state: "late" };

/** A job that ended without all its results. */
export interface LeftJob {
  readonly id: string;
  readonly subject: SubjectRef;
  readonly outcome: "failed" | "cancelled";
  /** Its payload, as enqueued. */
  readonly order: unknown;
}

/** An open order whose job has ended or been deleted. */
export interface LeftIntent {
  readonly intent: Intent;
  /** Name of the story artifact it is for; null for a creation. */
  readonly artifact: string | null;
  /** Null when its subject was deleted. */
  readonly job: LeftJob | null;
}

/** Log of orders to external services. Each call is a transaction of its own. */
export interface IntentLog {
  /**
   * Stores an intent in state `sending`; call this before sending anything. Returns false when the
   * key already has one, or when its reservation was released because the job ended. A cost without
   * a reservation counts as spent from now on.
   */
  begin(intent: NewIntent): Promise<boolean>;
  find(key: string): Promise<Intent | null>;
  /**
   * Claims a postponed order for the next POST; false when another process did so since `sends` was
   * read. Stores the mark of the API key that it is sent with.
   */
  takeToSend(key: string, sends: number, keyMark: string | null): Promise<boolean>;
  /**
   * Stores the upstream id of an order that had none. Also applies to an order that was postponed
   * or given up, since the service has it after all. Returns false when the id belongs to another
   * order.
   *
   * @param cost stated in the response, in thousandths of a US dollar; it replaces the list price
   * unless the service reports another one at the end
   */
  accept(key: string, upstreamId: string, cost?: number): Promise<boolean>;
  /**
   * Stores the upstream id, if none is known, and the files from the response. Returns false when
   * files are stored already or the order is no longer awaited.
   */
  keep(key: string, upstreamId: string, files: readonly UpstreamFile[]): Promise<boolean>;
  /** Records that its POST is about to be replayed; false when the order is no longer open. */
  noteReplay(key: string): Promise<boolean>;
  /**
   * Applies the outcome of an order's own POST to an order in state `sending`. Returns false when
   * it is in another state, or when the POST was sent again since, because that one may have been
   * accepted.
   */
  answer(key: string, change: IntentChange): Promise<boolean>;
  /** Changes the state if it is one of `from`; otherwise returns false. */
  change(key: string, from: readonly IntentState[], change: IntentChange): Promise<boolean>;
  /** Returns the upstream ids that already belong to orders of ours. */
  known(provider: EngineProtocol, upstreamIds: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Returns open orders that no unfinished job waits for, oldest first; once an hour also late ones
   * that no job is fetching.
   */
  findLeft(limit: number, now: Date): Promise<readonly LeftIntent[]>;
  /** Returns open orders for story lines whose deadline has passed. */
  findLeftLines(limit: number, now: Date): Promise<readonly Intent[]>;
}
