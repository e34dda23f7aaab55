import type { SimulatedReply, SimulatedRequest } from "../simulator.ts";

/** A question, independent of the service's format. */
export interface ChatQuestion {
  readonly model: string;
  /** The input to work on: the last user message. */
  readonly data: string;
}

/** How an answer ends. */
export type ChatEnd = "stop" | "length" | "filtered" | "refused";

export const CHAT_REFUSALS = ["500", "429", "quota", "auth", "input"] as const;
export type ChatRefusal = (typeof CHAT_REFUSALS)[number];

/**
 * Format of one service's questions and answers. Each answer reports 900 tokens read and 600
 * written.
 */
export interface WireStyle {
  /** Null when the request is not a question. Throws when the service would reject it. */
  readQuestion(request: SimulatedRequest): ChatQuestion | null;
  answer(question: ChatQuestion, text: string, end: ChatEnd): SimulatedReply;
  refuse(why: ChatRefusal): SimulatedReply;
  /**
   * Answers a request for the list of models, which is free; null for any other request.
   *
   * @param isKey returns true for a key of the account
   */
  listModels(
    request: SimulatedRequest,
    names: readonly string[],
    isKey: (key?: string) => boolean,
  ): SimulatedReply | null;
  /** Returns the key of a request; undefined when it has none. */
  keyOf(request: SimulatedRequest): string | undefined;
  /** Environment that makes Kinora ask this service with a key. */
  environment(origin: string, key: string): Readonly<Record<string, string>>;
}

export const bodyOf = ({ body }: SimulatedRequest): unknown => JSON.parse(body ?? "null");

export const pathOf = ({ url }: SimulatedRequest): string => new URL(url).pathname;
