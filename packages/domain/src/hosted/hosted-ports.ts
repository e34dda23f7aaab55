import type { Recipe } from "@kinora/contracts/recipe/recipe";
import type { Collecting, Generated } from "../generation/generator.ts";
import type { EngineProtocol } from "../prompt/model-entry.ts";
import type { IntentLog } from "./intent-log.ts";
import type { Provider } from "./provider.ts";
import type { ServiceSign } from "./service-health.ts";
import type { UpstreamFile } from "./upstream-file.ts";

/** What a result is for the user. */
export type ResultKind = "image" | "video" | "audio";

/** The order that a file is the result of. */
export interface MadeElsewhere {
  readonly recipe: Recipe;
  readonly service: EngineProtocol;
  /** The service's name of the model that made it. */
  readonly endpoint: string;
}

/**
 * Downloads a file of the service into the directory and prepares it for storage: decoded in a
 * separate process, measured, with its previews, marked and signed as made by the service's model.
 * Rejects with ResultUnusable when it is not what was ordered or no longer exists there; with
 * ResultDelayed when it is temporarily unavailable.
 */
export type FetchResult = (
  file: UpstreamFile,
  made: MadeElsewhere,
  into: Pick<Collecting, "directory" | "signal">,
) => Promise<Generated>;

/** The result cannot be used: wrong kind, damaged, too large, gone, or at a forbidden address. */
export class ResultUnusable extends Error {
  override readonly name = "ResultUnusable";
}

/**
 * The result is temporarily unavailable: no connection, an interrupted download or a busy server.
 */
export class ResultDelayed extends Error {
  override readonly name = "ResultDelayed";
}

/** Opens a provider with a user's own key; null when the user no longer has one for the service. */
export type OpenWithKeyOf = (service: EngineProtocol, userId: string) => Promise<Provider | null>;

export interface HostedPorts {
  readonly intents: IntentLog;
  readonly fetchResult: FetchResult;
  /** Records what an order revealed about the state of its service. */
  readonly noteSign: (provider: EngineProtocol, sign: ServiceSign) => Promise<void>;
  /** Returns the callback address; null when this server cannot be reached from outside. */
  readonly callbackOf: (provider: EngineProtocol, key: string, token: string) => string | null;
  /**
   * Returns the user whose own key pays for the order, as reserved; null when the operator's key
   * does.
   */
  readonly keyOf: (key: string) => Promise<string | null>;
  readonly withKeyOf: OpenWithKeyOf;
  /**
   * Returns how many further policy refusals pause the orders of this job's person; 0 while they
   * are paused.
   */
  readonly refusalsLeft: (key: string) => Promise<number>;
  /** Returns an unguessable token. */
  readonly newToken: () => string;
  /** Returns a one-way digest of a text. */
  readonly digest: (text: string) => string;
  readonly now: () => Date;
}
