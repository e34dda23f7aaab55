import type { GenerationOrder, OrderStage } from "../generation/generator.ts";
import type { EngineProtocol } from "../prompt/model-entry.ts";
import type { Intent, RefusalClass } from "./intent.ts";
import type { UpstreamFile } from "./upstream-file.ts";

/** An order in the provider's format. */
export interface MappedOrder {
  readonly endpoint: string;
  /** The catalogue's name of the model, when the endpoint differs from it. */
  readonly route?: string;
  /** JSON. */
  readonly body: string;
}

/** Parameters of one POST. */
export interface OnePost {
  /** Our key, the same for every POST of an order. */
  readonly key: string;
  /** Callback address; null for none. */
  readonly callback: string | null;
}

/** Outcome of one POST. */
export type SubmitOutcome =
  | {
      readonly kind: "accepted";
      readonly upstreamId: string;
      /**
       * Files when the response contains the result; an empty list when it is finished without a
       * result.
       */
      readonly files?: readonly UpstreamFile[];
      /** Cost in thousandths of a US dollar, when the response states it. */
      readonly cost?: number;
    }
  | {
      readonly kind: "refused";
      readonly why: RefusalClass;
      /** The upstream id when the service started work before it refused; it may be billed. */
      readonly upstreamId?: string;
    }
  /**
   * The order was not sent, or certainly not accepted; it may be sent again after
   * `afterMilliseconds`.
   */
  | {
      readonly kind: "not sent";
      readonly afterMilliseconds: number;
      /** Set when there was no connection; otherwise the service is busy. */
      readonly unreachable?: true;
    }
  /** It may be in progress and billed, so it is never sent again. */
  | { readonly kind: "unknown" };

/**
 * Status that a service reports. `unclear` when there is no response, or one that says nothing
 * about the order.
 */
export type UpstreamStanding =
  | { readonly kind: "done" | "unclear" }
  /** Optionally with the time for which the service asks not to be polled. */
  | { readonly kind: "working"; readonly stage: OrderStage; readonly afterMilliseconds?: number }
  | ({ readonly kind: "failed" } & WithoutResult)
  | ({ readonly kind: "refused"; readonly why: RefusalClass } & WithoutResult);

export interface WithoutResult {
  /**
   * Cost despite the missing result, in thousandths of a US dollar; when not reported, the list
   * price applies.
   */
  readonly cost?: number | undefined;
}

export type UpstreamResult =
  | { readonly kind: "files"; readonly files: readonly UpstreamFile[] }
  | { readonly kind: "refused"; readonly why: RefusalClass }
  /** The service no longer has the result, or it is empty. */
  | { readonly kind: "gone" }
  /** A later request may give more. */
  | { readonly kind: "unclear" };

/** Response to replaying the POST of an order that may exist. */
export type ReplayOutcome =
  | { readonly kind: "files"; readonly files: readonly UpstreamFile[] }
  | { readonly kind: "working"; readonly stage: OrderStage; readonly afterMilliseconds: number }
  | { readonly kind: "refused"; readonly why: RefusalClass }
  /** It failed, or the service no longer has it. */
  | { readonly kind: "failed" }
  | { readonly kind: "unclear" };

/** An external service that makes pictures, films or music, behind its own protocol. */
interface OrderTaker {
  readonly name: EngineProtocol;
  /** Rejects with InputRefused when the service's model does not support the order. */
  map(order: GenerationOrder): Promise<MappedOrder>;
  /** Sends exactly one POST, whatever the outcome; never rejects. */
  submit(order: MappedOrder, post: OnePost): Promise<SubmitOutcome>;
}

/** A provider that assigns an id to each order and is polled with it. */
export interface AskedById extends OrderTaker {
  standing(intent: OpenIntent): Promise<UpstreamStanding>;
  result(intent: OpenIntent): Promise<UpstreamResult>;
  /**
   * Returns the cost of a finished order in thousandths of a US dollar; null when not reported, so
   * the list price applies.
   */
  cost(intent: OpenIntent): Promise<number | null>;
  /**
   * Cancels an order at the service; rejects when the request failed. Returns false when the
   * service says that it went on or was finished. Null when the service cannot cancel and always
   * continues.
   */
  readonly cancel: ((intent: OpenIntent) => Promise<boolean>) | null;
  /**
   * Returns ids that may belong to an order whose response was lost, likeliest first; null when the
   * service cannot list orders.
   */
  readonly lookFor: ((intent: Intent) => Promise<readonly string[]>) | null;
}

/**
 * A provider that identifies an order by our idempotency key; it cannot list, poll or cancel.
 * Replaying the POST returns the outcome of the first, or places the order if the first never
 * arrived; it is billed only once.
 */
export interface AskedByKey extends OrderTaker {
  /**
   * Milliseconds since the intent during which the key is valid; a later replay would place a
   * second order.
   */
  readonly keyLife: number;
  /**
   * Returns a keyed digest that tells whether an order was placed with the same API key, and
   * nothing else: another account would not know the order and would place it anew.
   */
  keyMark(key: string): string;
  /** Never rejects. */
  replay(order: MappedOrder, key: string): Promise<ReplayOutcome>;
}

/**
 * A provider whose response contains the result and that keeps nothing afterwards, so there is no
 * polling or cancelling. A lost response cannot be recovered and may be billed.
 */
export type AnswersAtOnce = OrderTaker;

export type Provider = AskedById | AskedByKey | AnswersAtOnce;

export const isAskedById = (provider: Provider): provider is AskedById => "standing" in provider;

/** Returns what is stored of the API key with an order; null where replaying is not possible. */
export const keyMarkOf = (provider: Provider, key: string): string | null =>
  isAskedByKey(provider) ? provider.keyMark(key) : null;

/** Returns whether the service can be told that an order is no longer wanted. */
export const canCancel = (provider: Provider): boolean =>
  isAskedById(provider) && provider.cancel !== null;

export const isAskedByKey = (provider: Provider): provider is AskedByKey => "replay" in provider;

/** An order whose upstream id is known. */
export type OpenIntent = Pick<Intent, "endpoint"> & { readonly upstreamId: string };
