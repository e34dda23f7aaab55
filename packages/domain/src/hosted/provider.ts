import type { GenerationOrder, OrderStage } from "../generation/generator.ts";
import type { EngineProtocol } from "../prompt/model-entry.ts";
import type { Intent, RefusalClass } from "./intent.ts";
import type { UpstreamFile } from "./upstream-file.ts";

/** An order in the provider's own words. */
export interface MappedOrder {
  readonly endpoint: string;
  /** JSON. */
  readonly body: string;
}

/** Of one POST. */
export interface OnePost {
  /** Ours: the same for every POST of an order. */
  readonly key: string;
  /** Where they call back; null: nowhere. */
  readonly callback: string | null;
}

/** What came of one POST. */
export type SubmitOutcome =
  | {
      readonly kind: "accepted";
      readonly upstreamId: string;
      /** Where the answer brought what was made; none: it is over, and there is nothing in it. */
      readonly files?: readonly UpstreamFile[];
    }
  | {
      readonly kind: "refused";
      readonly why: RefusalClass;
      /** Theirs of an order that they were at work on before they refused it: it may be billed. */
      readonly upstreamId?: string;
    }
  /** Nothing left this machine, or they said for certain that they did not take it: it may be sent again after that time. */
  | {
      readonly kind: "not sent";
      readonly afterMilliseconds: number;
      /** There was no connection; else they are busy. */
      readonly unreachable?: true;
    }
  /** It may be at work there, and be paid: never sent again. */
  | { readonly kind: "unknown" };

/** What they say of an order. `unclear`: no answer, or one that says nothing of it. */
export type UpstreamStanding =
  | { readonly kind: "done" | "unclear" }
  /** Perhaps with how long they want not to be asked. */
  | { readonly kind: "working"; readonly stage: OrderStage; readonly afterMilliseconds?: number }
  | ({ readonly kind: "failed" } & WithoutResult)
  | ({ readonly kind: "refused"; readonly why: RefusalClass } & WithoutResult);

export interface WithoutResult {
  /** Thousandths of a US dollar that it cost there all the same; where they do not say, the list price stands. */
  readonly cost?: number | undefined;
}

export type UpstreamResult =
  | { readonly kind: "files"; readonly files: readonly UpstreamFile[] }
  | { readonly kind: "refused"; readonly why: RefusalClass }
  /** They have it no longer, or it has nothing in it. */
  | { readonly kind: "gone" }
  /** Asked again, they may say more. */
  | { readonly kind: "unclear" };

/** What the POST of an order that may be there says when it is sent again. */
export type ReplayOutcome =
  | { readonly kind: "files"; readonly files: readonly UpstreamFile[] }
  | { readonly kind: "working"; readonly stage: OrderStage; readonly afterMilliseconds: number }
  | { readonly kind: "refused"; readonly why: RefusalClass }
  /** They could not, or have it no longer. */
  | { readonly kind: "failed" }
  | { readonly kind: "unclear" };

/** Somebody else's service that makes pictures, films or music, as its own protocol has it. */
interface OrderTaker {
  readonly name: EngineProtocol;
  /** Rejects with InputRefused when the model there does not take what is asked for. */
  map(order: GenerationOrder): Promise<MappedOrder>;
  /** Exactly one POST, whatever comes of it; never rejects. */
  submit(order: MappedOrder, post: OnePost): Promise<SubmitOutcome>;
}

/** One that gives an order an id, and is asked by it. */
export interface AskedById extends OrderTaker {
  standing(intent: OpenIntent): Promise<UpstreamStanding>;
  result(intent: OpenIntent): Promise<UpstreamResult>;
  /** Thousandths of a US dollar that an order which is done cost there; null: they do not say, the list price stands. */
  cost(intent: OpenIntent): Promise<number | null>;
  /**
   * Asks them to stop; rejects when they did not hear it. Cancelling what is over changes nothing. Null: they cannot be
   * told, and what they have goes on.
   */
  readonly cancel: ((intent: OpenIntent) => Promise<void>) | null;
  /** Ids there that may be an order whose answer was lost, the likeliest first; null: they have no list of orders. */
  readonly lookFor: ((intent: Intent) => Promise<readonly string[]>) | null;
}

/**
 * One that knows an order by our key, and has nothing else to be asked by: it neither lists nor cancels. The same POST
 * again says what came of the first, or is taken as the first where that never came; both together are billed once.
 */
export interface AskedByKey extends OrderTaker {
  /** Milliseconds from the intent on in which that is so; whoever sends later orders a second time. */
  readonly keyLife: number;
  /** Never rejects. */
  replay(order: MappedOrder, key: string): Promise<ReplayOutcome>;
}

/**
 * One whose answer to an order is what was made, and that knows nothing of it afterwards: it is asked for nothing, and
 * told nothing. An answer that is lost is lost, and may be paid.
 */
export type AnswersAtOnce = OrderTaker;

export type Provider = AskedById | AskedByKey | AnswersAtOnce;

export const isAskedById = (provider: Provider): provider is AskedById => "standing" in provider;

export const isAskedByKey = (provider: Provider): provider is AskedByKey => "replay" in provider;

/** An order of which their id is known. */
export type OpenIntent = Pick<Intent, "endpoint"> & { readonly upstreamId: string };
