/** A request to a simulator, in this process or over HTTP. */
export interface SimulatedRequest {
  readonly method: string;
  readonly url: string;
  /** Header names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Replaces the body: fields and files. */
  readonly form?: FormData;
}

export type SimulatedReply =
  | {
      readonly kind: "answered";
      readonly answer: {
        readonly status: number;
        readonly headers: Readonly<Record<string, string>>;
        readonly body: string;
        /** `latin1`: every character of the body is a byte of a file. */
        readonly encoding?: "latin1";
      };
    }
  /** The connection breaks; `half` is the part already sent. */
  | { readonly kind: "lost"; readonly half?: string }
  /** The connection fails: over HTTP, it is closed before anything is read. */
  | { readonly kind: "not sent" };

/** The connection stays open without an answer. Over HTTP only. */
export interface HangingReply {
  readonly kind: "hangs";
}

/**
 * The fate of the next order: it fails before it is accepted, or afterwards, and then it is billed.
 */
export const SUBMIT_FAULTS = [
  "never arrives",
  "lost before",
  "lost after",
  "500 before",
  "500 after",
  "503 after",
  "broken off",
  "unreadable",
  "429",
  "policy",
  "input",
  "quota",
  "auth",
  // It has no such model, or does not let this key use it.
  "404",
  "403",
] as const;
export type SubmitFault = (typeof SUBMIT_FAULTS)[number];

/** Refusal classes, as named by faults. */
export const REFUSALS = ["policy", "input", "quota", "auth"] as const;
export type SimulatedRefusal = (typeof REFUSALS)[number];

/** The fate of the next request for an order, a result or the list. */
export const ASK_FAULTS = ["401", "404", "429", "503", "lost", "unheard status"] as const;
export type AskFault = (typeof ASK_FAULTS)[number];

/**
 * Endings of an order that was not cancelled. `flagged`: reported as a success without a result.
 */
export const ENDINGS = ["done", "failed", "policy", "flagged", "gone"] as const;
export type OrderEnding = (typeof ENDINGS)[number];

/** An order that a simulator accepted. */
export interface SimulatedOrder {
  readonly id: string;
  readonly endpoint: string;
  readonly input: unknown;
  readonly webhook: string | null;
  readonly sentAt: Date;
  /** May change after completion, when the result is no longer available. */
  ending: OrderEnding;
  stage: "queued" | "working" | "over" | "cancelled";
}

/** A signed webhook that is due. */
export interface SimulatedCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Simulator {
  /**
   * Environment that makes Kinora use this simulator: a key and, when it is served, its addresses.
   */
  environment(origin?: string): Readonly<Record<string, string>>;
  /**
   * Builds an order with this webhook URL in the service's format; null when the service sends no
   * webhooks.
   */
  readonly orderFor: ((webhook: string) => SimulatedRequest) | null;
  answer(request: SimulatedRequest): SimulatedReply;
  /** Every order accepted, and therefore billed, by id. */
  readonly orders: ReadonlyMap<string, SimulatedOrder>;
  /** True when the order is billed in its current state; a refund may have made it free. */
  isPaid(order: SimulatedOrder): boolean;
  /** Queues of faults for the next orders and polls; null lets that poll succeed. */
  readonly faults: { readonly submit: SubmitFault[]; readonly ask: (AskFault | null)[] };
  /** Reasons for which the service can refuse an order. */
  readonly refuses: readonly SimulatedRefusal[];
  /** Queue of endings for the next orders; `done` when empty. */
  readonly endings: OrderEnding[];
  /** Advances every order by one stage; an order that finishes sends its webhook. */
  tick(): void;
  /** Returns the pending webhooks and clears them. */
  takeCalls(): readonly SimulatedCall[];
}

/** Accepts every key except one that begins with "wrong". */
export const isKnownKey = (key = ""): boolean => key !== "" && !key.startsWith("wrong");

export function isAuthorised(
  { authorization = "" }: SimulatedRequest["headers"],
  scheme: "Bearer" | "Key",
): boolean {
  return authorization.startsWith(`${scheme} `) && isKnownKey(authorization.split(" ")[1]);
}

export const answered = (
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): SimulatedReply => ({
  kind: "answered",
  answer: {
    status,
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  },
});

export interface SimulatorOptions {
  readonly now: () => Date;
  /** URL of the result; only reachable when a test fetches it. */
  readonly fileAddress: (order: SimulatedOrder) => string;
  /** The result as bytes, for answers that contain it; only a real picture when a test opens it. */
  readonly contentOf?: (order: SimulatedOrder) => Uint8Array;
  /** True when each poll advances the order by one stage. */
  readonly movesWhenAsked: boolean;
  /** True when the result is made while the caller waits, for services that can answer with it. */
  readonly atOnce?: boolean;
  /** Models that it says it does not have, for services that tell. */
  readonly lacks?: readonly string[];
}
