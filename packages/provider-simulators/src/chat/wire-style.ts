import type { SimulatedReply, SimulatedRequest } from "../simulator.ts";

/** A question as it came, whatever words it came in. */
export interface ChatQuestion {
  readonly model: string;
  /** What it is to be done with: the last that its user said. */
  readonly data: string;
}

/** How an answer ends. */
export type ChatEnd = "stop" | "length" | "filtered" | "refused";

export const CHAT_REFUSALS = ["500", "429", "quota", "auth", "input"] as const;
export type ChatRefusal = (typeof CHAT_REFUSALS)[number];

/** How one service words questions and answers. Each answer has 900 tokens read and 600 written. */
export interface WireStyle {
  /** Null: it is none. Throws on one that is not as its service takes it. */
  readQuestion(request: SimulatedRequest): ChatQuestion | null;
  answer(question: ChatQuestion, text: string, end: ChatEnd): SimulatedReply;
  refuse(why: ChatRefusal): SimulatedReply;
  /** What it has, which costs nothing to ask; null: it is no such question. */
  listModels(request: SimulatedRequest, names: readonly string[]): SimulatedReply | null;
  /** What Kinora is told to ask it, at its address. */
  environment(origin: string): Readonly<Record<string, string>>;
}

export const bodyOf = ({ body }: SimulatedRequest): unknown => JSON.parse(body ?? "null");

export const pathOf = ({ url }: SimulatedRequest): string => new URL(url).pathname;
