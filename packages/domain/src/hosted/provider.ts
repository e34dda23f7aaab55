import type { GenerationOrder } from "../generation/generator.ts";
import type { EngineProtocol } from "../prompt/model-entry.ts";
import type { Intent, RefusalClass } from "./intent.ts";

/** An order in the provider's own words. */
export interface MappedOrder {
  readonly endpoint: string;
  /** JSON. */
  readonly body: string;
}

/** What came of one POST. */
export type SubmitOutcome =
  | { readonly kind: "accepted"; readonly upstreamId: string }
  | { readonly kind: "refused"; readonly why: RefusalClass }
  /** Nothing left this machine, or they said for certain that they did not take it: it may be sent again after that time. */
  | { readonly kind: "not sent"; readonly afterMilliseconds: number }
  /** It may be at work there, and be paid: never sent again. */
  | { readonly kind: "unknown" };

/** What they say of an order. `unclear`: no answer, or one that says nothing of it. */
export type UpstreamStanding =
  | { readonly kind: "working" | "done" | "failed" | "unclear" }
  | { readonly kind: "refused"; readonly why: RefusalClass };

/** A file of a result: where it lies there. */
export interface UpstreamFile {
  readonly url: string;
}

export type UpstreamResult =
  | { readonly kind: "files"; readonly files: readonly UpstreamFile[] }
  | { readonly kind: "refused"; readonly why: RefusalClass }
  /** They have it no longer, or it has nothing in it. */
  | { readonly kind: "gone" }
  /** Asked again, they may say more. */
  | { readonly kind: "unclear" };

/** Somebody else's service that makes pictures, films or music, as its own protocol has it. */
export interface Provider {
  readonly name: EngineProtocol;
  /** Rejects with InputRefused when the model there does not take what is asked for. */
  map(order: GenerationOrder): Promise<MappedOrder>;
  /** Exactly one POST, whatever comes of it; never rejects. */
  submit(order: MappedOrder, callback: string | null): Promise<SubmitOutcome>;
  standing(intent: OpenIntent): Promise<UpstreamStanding>;
  result(intent: OpenIntent): Promise<UpstreamResult>;
  /** Thousandths of a US dollar that an order which is done cost there; null: they do not say, the list price stands. */
  cost(intent: OpenIntent): Promise<number | null>;
  /** Asks them to stop; rejects when they did not hear it. Cancelling what is over changes nothing. */
  cancel(intent: OpenIntent): Promise<void>;
  /**
   * Ids there that may be an order whose answer was lost, the likeliest first; none when they have no list of orders.
   */
  lookFor(intent: Intent): Promise<readonly string[]>;
}

/** An order of which their id is known. */
export type OpenIntent = Pick<Intent, "endpoint"> & { readonly upstreamId: string };
