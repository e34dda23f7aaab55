import type { EngineProtocol } from "../prompt/model-entry.ts";
import type { TokenPrice, TokenUsage } from "./token-price.ts";

/** What an answer has to look like. */
export interface AnswerShape<T> {
  readonly name: string;
  /** JSON Schema, draft 7. Every property is required: services that hold to it strictly want that. */
  readonly schema: object;
  /** Null: it does not look like that. */
  read(answer: unknown): T | null;
}

/** One question to a language model. */
export interface ModelQuestion<T> {
  /** What it is to do: our words only. */
  readonly instructions: string;
  /** What it is to do it with. What people wrote stands in it as data. */
  readonly data: string;
  readonly shape: AnswerShape<T>;
  /** The most it may write, what it thinks included. */
  readonly mostTokens: number;
  /** Then nobody waits any more. */
  readonly seconds: number;
}

/** What came of a question. Usage null: they do not say. */
export type ModelAnswer<T> =
  | { readonly kind: "answered"; readonly value: T; readonly usage: TokenUsage | null }
  /** It wrote something else than was asked for, or too much. */
  | { readonly kind: "unusable"; readonly usage: TokenUsage | null }
  /** Its rules, what it was sent, what is paid there, who we are; see RefusalClass. */
  | {
      readonly kind: "refused";
      readonly why: "policy" | "input" | "quota" | "auth";
      /** "before": nothing was written, nothing is paid for it. */
      readonly usage: TokenUsage | null | "before";
    }
  /** Nobody is there, or nobody has time: nothing is paid for it. */
  | { readonly kind: "outage" }
  /** No answer came, or none that can be read: it may be paid for. */
  | { readonly kind: "unknown" };

/** Somebody's language model: answers in a shape that is given to it. */
export interface LanguageModel {
  readonly service: EngineProtocol;
  /** What the service is called. */
  readonly title: string;
  /** Their name of the model. */
  readonly name: string;
  readonly price: TokenPrice;
  /** Exactly one call, whatever comes of it; never rejects. */
  ask<T>(question: ModelQuestion<T>, signal: AbortSignal): Promise<ModelAnswer<T>>;
}
