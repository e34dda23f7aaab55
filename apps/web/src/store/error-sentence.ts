import { moreGemsWords } from "../ui/gem-words.ts";
import { refusalOf, statusOf } from "./api-error.ts";
import { refusalSentence } from "./refusal-sentences.ts";
import type { Words } from "./refusal-words.ts";
import { isRecord } from "./stored-value.ts";

export interface ErrorSentence {
  /** What happened. */
  readonly title: string;
  /** What was kept, and what to do. */
  readonly advice: string;
  /** For support; null when the request never reached the server. */
  readonly requestId: string | null;
}

const OFFLINE: Words = ["You are offline", "Try again in a moment. Drafts are kept."];

const NETWORK_WORDS: Readonly<Record<string, Words>> = {
  FETCH_ERROR: ["The server cannot be reached", "Try again in a moment. Drafts are kept."],
  TIMEOUT_ERROR: ["The server took too long to answer", "Try again. Nothing is done twice."],
};

const UNKNOWN: Words = ["Something went wrong", "Try again in a moment."];

/** One error as a person reads it: what happened, what was kept, what to do. */
export function errorSentence(error: unknown): ErrorSentence {
  const refusal = refusalOf(error);
  const status = statusOf(error);
  const words = refusal && refusalSentence(refusal.code);
  if (refusal && words) {
    const [title, advice] = words;
    return {
      title,
      advice: shortfallAdvice(refusal.details) ?? advice,
      requestId: refusal.requestId,
    };
  }
  const [title, advice] = wordsOf(error, status) ?? UNKNOWN;
  return { title, advice, requestId: null };
}

function wordsOf(error: unknown, status: number | string | null): Words | undefined {
  if (typeof status !== "string") return wordsOfStatus(status);
  if (status === "FETCH_ERROR" && !navigator.onLine) return OFFLINE;
  // A proxy's page about its own trouble is no answer of ours.
  const original = isRecord(error) ? error.originalStatus : null;
  if (typeof original === "number" && original >= 400) return wordsOfStatus(original);
  return NETWORK_WORDS[status];
}

function wordsOfStatus(status: number | null): Words | undefined {
  if (status === 404) return refusalSentence("NOT_FOUND");
  if (status === 429) return refusalSentence("RATE_LIMITED");
  if (status !== null && status >= 502) return refusalSentence("SERVICE_UNAVAILABLE");
  return status === null ? UNKNOWN : refusalSentence("INTERNAL");
}

function shortfallAdvice(details: Readonly<Record<string, unknown>>): string | null {
  const { shortfall } = details;
  return typeof shortfall === "number" ? `${moreGemsWords(shortfall)} Your draft is saved.` : null;
}

/** Does this error pass when the server can be reached again? */
export function isOutage(error: unknown): boolean {
  const status = statusOf(error);
  return status === "FETCH_ERROR" || (typeof status === "number" && status >= 502);
}
