import type { SimulatedBill } from "./bill/bill-of.ts";
import type { OrderEnding, SimulatedFaults, SimulatedRefusal } from "./faults.ts";

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
  /**
   * The connection breaks; `half` is the part already sent. One that hangs stays open over HTTP,
   * until the caller has waited long enough.
   */
  | { readonly kind: "lost"; readonly half?: string; readonly hangs?: true }
  /** The connection fails: over HTTP, it is closed before anything is read. */
  | { readonly kind: "not sent" };

/** The connection stays open without an answer. Over HTTP only. */
export interface HangingReply {
  readonly kind: "hangs";
}

/** An order that a simulator accepted. */
export interface SimulatedOrder {
  readonly id: string;
  readonly endpoint: string;
  readonly input: unknown;
  readonly webhook: string | null;
  readonly sentAt: Date;
  /** Multiple of the list price that it costs. */
  readonly priceFactor: number;
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
  /** Returns the bill of an order by the service's price list, whether it is paid or not. */
  billOf(order: SimulatedOrder): SimulatedBill;
  readonly faults: SimulatedFaults;
  /** Reasons for which the service can refuse an order. */
  readonly refuses: readonly SimulatedRefusal[];
  /** Queue of endings for the next orders; `done` when empty. */
  readonly endings: OrderEnding[];
  /** Advances every order by one stage; an order that finishes sends its webhook. */
  tick(): void;
  /** Returns the pending webhooks and clears them. */
  takeCalls(): readonly SimulatedCall[];
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

/** The key of an account that no test names. */
export const SIMULATED_KEY = "simulated";

export interface SimulatorOptions {
  readonly now: () => Date;
  /** URL of the result; only reachable when a test fetches it. */
  readonly fileAddress: (order: SimulatedOrder) => string;
  /** The result as bytes, for answers that contain it; only a real picture when a test opens it. */
  readonly contentOf?: (order: SimulatedOrder) => Uint8Array;
  /** True when each poll advances the order by one stage. */
  readonly movesWhenAsked: boolean;
  /** Keys of the account; the first is the one of its environment. A single one by default. */
  readonly keys?: readonly [string, ...string[]];
  /** True when the result is made while the caller waits, for services that can answer with it. */
  readonly atOnce?: boolean;
  /** Models that it says it does not have, for services that tell. */
  readonly lacks?: readonly string[];
}
