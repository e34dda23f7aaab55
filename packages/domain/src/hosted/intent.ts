import type { EngineProtocol } from "../prompt/model-entry.ts";
import type { UpstreamPrice } from "../prompt/upstream-price.ts";
import type { UpstreamFile } from "./upstream-file.ts";

/**
 * State of an order: `sending` its POST was started and the outcome is unknown · `put off` it was
 * certainly not accepted and may be sent again · `accepted` the service has it · `refused` the
 * service refused it · `failed` the service could not make it · `collected` the result is stored
 * here · `late` the result arrived after its job had ended and is delivered free · `called off` it
 * was cancelled · `lost` no outcome was ever received.
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

/** States in which a result may still arrive. */
export const OPEN_STATES = ["sending", "put off", "accepted"] as const satisfies IntentState[];
/** Open states, and late results that were not fetched yet. */
export const UNFETCHED_STATES = [...OPEN_STATES, "late"] as const satisfies IntentState[];

/**
 * Why a service refuses: its policies, the input, our quota, our key (`auth`), it has no such model
 * (`away`), or it knows our key but does not let it use the model (`denied`).
 */
export const REFUSAL_CLASSES = ["policy", "input", "quota", "auth", "away", "denied"] as const;
export type RefusalClass = (typeof REFUSAL_CLASSES)[number];

/** An order to an external service, stored before anything is sent. */
export interface Intent {
  /** Id of the job that it is for. */
  readonly key: string;
  readonly provider: EngineProtocol;
  /** The service's name of the operation. */
  readonly endpoint: string;
  /** SHA-256 of the body. */
  readonly bodyHash: string;
  readonly price: UpstreamPrice;
  /** User whose own API key pays for it; null when the operator's does. */
  readonly keyOf: string | null;
  /** See AskedByKey.keyMark; of the latest POST. Null when the order is not replayed. */
  readonly keyMark: string | null;
  /** Secret part of the callback address. */
  readonly callbackToken: string;
  /** True when a callback address was sent with the order. */
  readonly callsBack: boolean;
  readonly state: IntentState;
  readonly refusal: RefusalClass | null;
  /** The service's id of the order, once known. */
  readonly upstreamId: string | null;
  /** Result files from a response that is not repeated. */
  readonly files: readonly UpstreamFile[] | null;
  /** Number of POSTs so far. All but the last were certainly not accepted. */
  readonly sends: number;
  /** Earliest time to send a postponed order again. */
  readonly sendAgainAt: Date | null;
  readonly begunAt: Date;
  /** Time at which the order times out and the gems are refunded. */
  readonly deadline: Date;
}

export interface NewIntent
  extends Omit<
    Intent,
    "state" | "refusal" | "upstreamId" | "files" | "sends" | "sendAgainAt" | "keyMark"
  > {
  readonly keyMark?: string | null;
  /** Job that it is for, when its key is not the job's id. */
  readonly forJob?: string | undefined;
  /** Name of the story artifact that it is for. */
  readonly artifact?: string | undefined;
  /** True when the service can be told that it is no longer wanted. */
  readonly canCancel?: boolean;
}

/** A story artifact that a job orders from an external service. */
export interface PieceOrder {
  readonly jobId: string;
  /** Name of the artifact. */
  readonly artifact: string;
}

const MINUTE = 60_000;

/** Timeouts for results, in minutes; services take longer for a film than for a picture. */
const LONGEST_WAIT = { image: 20, other: 60 } as const;

export function deadlineOf(begunAt: Date, kind: "image" | "other"): Date {
  return new Date(begunAt.getTime() + LONGEST_WAIT[kind] * MINUTE);
}

/** Hours after the deadline during which a result is still looked for and delivered free. */
const LATE_HOURS = 24;

export const lateUntil = ({ deadline }: Pick<Intent, "deadline">): Date =>
  new Date(deadline.getTime() + LATE_HOURS * 60 * MINUTE);
