/** A request as it arrives at a simulator, in this process or over HTTP. */
export interface SimulatedRequest {
  readonly method: string;
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** In the place of a body: fields and files. */
  readonly form?: FormData;
}

export type SimulatedReply =
  | {
      readonly kind: "answered";
      readonly answer: {
        readonly status: number;
        readonly headers: Readonly<Record<string, string>>;
        readonly body: string;
        /** `latin1`: every letter of the body is a byte of a file. */
        readonly encoding?: "latin1";
      };
    }
  /** The connection breaks; `half` is what was written before. */
  | { readonly kind: "lost"; readonly half?: string }
  /** There is no connection: over HTTP it breaks before anything is read. */
  | { readonly kind: "not sent" };

/** The connection stays, and nothing comes. Over HTTP only. */
export interface HangingReply {
  readonly kind: "hangs";
}

/** What becomes of the next order: before anybody took it, or after, when it is paid for. */
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
] as const;
export type SubmitFault = (typeof SUBMIT_FAULTS)[number];

/** Classes of refusals, as faults name them. */
export const REFUSALS = ["policy", "input", "quota", "auth"] as const;
export type SimulatedRefusal = (typeof REFUSALS)[number];

/** What becomes of the next question for an order, a result or the list. */
export const ASK_FAULTS = ["401", "404", "429", "503", "lost", "unheard status"] as const;
export type AskFault = (typeof ASK_FAULTS)[number];

/** How an order ends that was not called off. `flagged`: as a success with nothing to show. */
export const ENDINGS = ["done", "failed", "policy", "flagged", "gone"] as const;
export type OrderEnding = (typeof ENDINGS)[number];

/** An order that a simulator took. */
export interface SimulatedOrder {
  readonly id: string;
  readonly endpoint: string;
  readonly input: unknown;
  readonly webhook: string | null;
  readonly sentAt: Date;
  /** What was made may end to be given out. */
  ending: OrderEnding;
  stage: "queued" | "working" | "over" | "cancelled";
}

/** A call that is to be made, signed. */
export interface SimulatedCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Simulator {
  /** What Kinora is told to order there: a key and, where it is served, the addresses. */
  environment(origin?: string): Readonly<Record<string, string>>;
  /** An order in its words, whose sender is called at this address; null: it calls nobody. */
  readonly orderFor: ((webhook: string) => SimulatedRequest) | null;
  answer(request: SimulatedRequest): SimulatedReply;
  /** Every order it took, and so bills, by its id. */
  readonly orders: ReadonlyMap<string, SimulatedOrder>;
  /** Does it bill this order still, as it stands now? What was billed may have been given back. */
  isPaid(order: SimulatedOrder): boolean;
  /** What goes wrong next, first come first served; null: that question is answered. */
  readonly faults: { readonly submit: SubmitFault[]; readonly ask: (AskFault | null)[] };
  /** What it refuses an order for. */
  readonly refuses: readonly SimulatedRefusal[];
  /** How the next orders end; `done` when empty. */
  readonly endings: OrderEnding[];
  /** Takes every order one stage further; those that are over call. */
  tick(): void;
  /** Calls that were not taken yet. */
  takeCalls(): readonly SimulatedCall[];
}

/** Any key is one of theirs, but for one that begins with "wrong". */
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
  /** Where what was made lies; a real address only where somebody fetches it. */
  readonly fileAddress: (order: SimulatedOrder) => string;
  /** What was made, where an answer has it in itself; a real picture only where somebody opens it. */
  readonly contentOf?: (order: SimulatedOrder) => Uint8Array;
  /** Does a question for an order take it a stage further? */
  readonly movesWhenAsked: boolean;
  /** Is it made while its sender waits, where the answer to an order may be its result? */
  readonly atOnce?: boolean;
}
