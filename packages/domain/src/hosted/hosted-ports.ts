import type { Recipe } from "@kinora/contracts/prompt/recipe";
import type { Collecting, Generated } from "../generation/generator.ts";
import type { EngineProtocol } from "../prompt/model-entry.ts";
import type { IntentLog } from "./intent-log.ts";
import type { Provider } from "./provider.ts";
import type { ServiceSign } from "./service-health.ts";
import type { UpstreamFile } from "./upstream-file.ts";

/** What a person sees of a result. */
export type ResultKind = "image" | "video" | "audio";

/** What a file is a result of. */
export interface MadeElsewhere {
  readonly recipe: Recipe;
  readonly service: EngineProtocol;
  /** Their name of the model that made it. */
  readonly endpoint: string;
}

/**
 * Copies a file of theirs into the directory and makes of it what we keep: opened apart, measured, with its small
 * pictures, marked and signed as made by their model. Rejects with ResultUnusable when it is not what was ordered, or is theirs no longer;
 * with ResultDelayed when it could not be had just now.
 */
export type FetchResult = (
  file: UpstreamFile,
  made: MadeElsewhere,
  into: Pick<Collecting, "directory" | "signal">,
) => Promise<Generated>;

/** A result that is none: of another kind, damaged, too large, gone, or where nobody may fetch it from. */
export class ResultUnusable extends Error {
  override readonly name = "ResultUnusable";
}

/** A result that its service does not give out just now: no connection, a file that breaks off, a server that is busy. */
export class ResultDelayed extends Error {
  override readonly name = "ResultDelayed";
}

/** Speaks to a service with somebody's own key; null: they have none there any more. */
export type OpenWithKeyOf = (service: EngineProtocol, userId: string) => Promise<Provider | null>;

export interface HostedPorts {
  readonly intents: IntentLog;
  readonly fetchResult: FetchResult;
  /** Notes what an order showed of its service. */
  readonly noteSign: (provider: EngineProtocol, sign: ServiceSign) => Promise<void>;
  /** Where they call back; null: nobody outside could reach us. */
  readonly callbackOf: (provider: EngineProtocol, key: string, token: string) => string | null;
  /** Whose own key pays for the order of this key, as it was set aside; null: the operator's. */
  readonly keyOf: (key: string) => Promise<string | null>;
  readonly withKeyOf: OpenWithKeyOf;
  /** Is nothing sent for the person of this job now? See pausedUntil. */
  readonly isPaused: (key: string) => Promise<boolean>;
  /** Text that nobody can guess. */
  readonly newToken: () => string;
  /** One-way digest of a text. */
  readonly digest: (text: string) => string;
  readonly now: () => Date;
}
