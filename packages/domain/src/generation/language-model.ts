import type { EngineProtocol } from "../prompt/model-entry.ts";
import type { TokenPrice, TokenUsage } from "./token-price.ts";

/** The required shape of an answer. */
export interface AnswerShape<T> {
  readonly name: string;
  /** JSON Schema, draft 7. Every property is required, as services with strict schemas demand. */
  readonly schema: object;
  /** Parses an answer; null when it does not match. */
  read(answer: unknown): T | null;
}

/** A question to a language model. */
export interface ModelQuestion<T> {
  /** The task, in our own words only. */
  readonly instructions: string;
  /** The material for the task. User text is included as data. */
  readonly data: string;
  readonly shape: AnswerShape<T>;
  /** Maximum output tokens, including reasoning. */
  readonly mostTokens: number;
  /** Timeout in seconds. */
  readonly seconds: number;
}

/** Outcome of a question. `usage` is null when the service does not report it. */
export type ModelAnswer<T> =
  | { readonly kind: "answered"; readonly value: T; readonly usage: TokenUsage | null }
  /** The answer does not match the shape or is too long. */
  | { readonly kind: "unusable"; readonly usage: TokenUsage | null }
  /**
   * Refused because of the service's policies, the input, our quota or our key; see RefusalClass.
   */
  | {
      readonly kind: "refused";
      readonly why: "policy" | "input" | "quota" | "auth";
      /** "before" when it was refused before generating anything, so nothing is billed. */
      readonly usage: TokenUsage | null | "before";
    }
  /** The service is unreachable or overloaded; nothing is billed. */
  | { readonly kind: "outage" }
  /** No response, or an unreadable one; it may be billed. */
  | { readonly kind: "unknown" };

/** A language model of a service, which answers in a given shape. */
export interface LanguageModel {
  readonly service: EngineProtocol;
  /** Display name of the service. */
  readonly title: string;
  /** The service's name of the model. */
  readonly name: string;
  readonly price: TokenPrice;
  /** Makes exactly one call, whatever the outcome; never rejects. */
  ask<T>(question: ModelQuestion<T>, signal: AbortSignal): Promise<ModelAnswer<T>>;
}
