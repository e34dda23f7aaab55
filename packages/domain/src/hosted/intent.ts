import type { EngineProtocol } from "../prompt/model-entry.ts";
import type { UpstreamPrice } from "../prompt/upstream-price.ts";
import type { UpstreamFile } from "./upstream-file.ts";

/**
 * Where an order stands: `sending` its POST is under way or was, and nobody knows what came of it · `put off` nothing
 * came of it for certain, it may be sent again · `accepted` they have it · `refused` they will not · `failed` they could
 * not · `collected` we have the result · `late` the result came after its job had ended, and is delivered free ·
 * `called off` nobody wants it · `lost` nothing was ever heard of it.
 */
export const INTENT_STATES = [
  "sending",
  "put off",
  "accepted",
  "refused",
  "failed",
  "collected",
  "late",
  "called off",
  "lost",
] as const;
export type IntentState = (typeof INTENT_STATES)[number];

/** States in which a result may still come. */
export const OPEN_STATES = ["sending", "put off", "accepted"] as const satisfies IntentState[];
/** Those, and of what was to be given late and was not fetched yet. */
export const UNFETCHED_STATES = [...OPEN_STATES, "late"] as const satisfies IntentState[];

/** Why a service will not: its rules, what it was sent, what is paid there, who we are. */
export const REFUSAL_CLASSES = ["policy", "input", "quota", "auth"] as const;
export type RefusalClass = (typeof REFUSAL_CLASSES)[number];

/** An order to somebody else's service, stored before anything is sent. */
export interface Intent {
  /** The id of the job that it is for. */
  readonly key: string;
  readonly provider: EngineProtocol;
  /** Their name of what is to be done. */
  readonly endpoint: string;
  /** SHA-256 of the body. */
  readonly bodyHash: string;
  readonly price: UpstreamPrice;
  /** Whose own key pays for it; null: the operator's. */
  readonly keyOf: string | null;
  /** Stands in the address that they call back, and nobody else can know it. */
  readonly callbackToken: string;
  /** Was such an address sent along? */
  readonly callsBack: boolean;
  readonly state: IntentState;
  readonly refusal: RefusalClass | null;
  /** Their id of it, once known. */
  readonly upstreamId: string | null;
  /** What was made, where an answer said it and is not given again. */
  readonly files: readonly UpstreamFile[] | null;
  /** POSTs so far. All but the last came to nothing for certain. */
  readonly sends: number;
  /** Of what was put off: when it may be sent again. */
  readonly sendAgainAt: Date | null;
  readonly begunAt: Date;
  /** Then nobody waits any more, and the gems go back. */
  readonly deadline: Date;
}

export interface NewIntent
  extends Omit<Intent, "state" | "refusal" | "upstreamId" | "files" | "sends" | "sendAgainAt"> {
  /** The job that it is for, where its key is another. */
  readonly forJob?: string | undefined;
  /** Name of the artifact of a story that it is for. */
  readonly artifact?: string | undefined;
}

/** An artifact of a story that a job has made elsewhere. */
export interface PieceOrder {
  readonly jobId: string;
  /** Name of the artifact. */
  readonly artifact: string;
}

const MINUTE = 60_000;

/** Minutes after which nobody waits for a result any more; a film takes them longer than a picture. */
const LONGEST_WAIT = { image: 20, other: 60 } as const;

export function deadlineOf(begunAt: Date, kind: "image" | "other"): Date {
  return new Date(begunAt.getTime() + LONGEST_WAIT[kind] * MINUTE);
}

/** Hours after the deadline in which a result is still looked for, to be delivered free. */
const LATE_HOURS = 24;

export const lateUntil = ({ deadline }: Pick<Intent, "deadline">): Date =>
  new Date(deadline.getTime() + LATE_HOURS * 60 * MINUTE);
