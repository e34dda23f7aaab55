import { t } from "@lingui/core/macro";
import { refusalOf, statusOf } from "./api-error.ts";
import { moreGemsWords } from "./refusal/more-gems.ts";
import type { RefusalWords } from "./refusal/words-of.ts";
import { refusalSentence } from "./refusal-sentences.ts";
import { isRecord } from "./stored-value.ts";

export interface ErrorSentence {
  /** What happened. */
  readonly title: string;
  /** What was kept, and what to do. */
  readonly advice: string;
  /** For support; null when the request never reached the server. */
  readonly requestId: string | null;
}

const offline = (): RefusalWords => [
  t`You are offline`,
  t`Try again in a moment. Drafts are kept.`,
];

const networkWords = (status: string): RefusalWords | undefined => {
  if (status === "FETCH_ERROR")
    return [t`The server can't be reached`, t`Try again in a moment. Drafts are kept.`];
  return status === "TIMEOUT_ERROR"
    ? [t`The server took too long to answer`, t`Try again. Nothing is done twice.`]
    : undefined;
};

const unknown = (): RefusalWords => [t`Something went wrong`, t`Try again in a moment.`];

/** Describes an error for users: what happened, what was kept, what to do. */
export function errorSentence(error: unknown): ErrorSentence {
  const refusal = refusalOf(error);
  const status = statusOf(error);
  const words = refusal && refusalSentence(refusal.code, refusal.details);
  if (refusal && words) {
    const [title, advice] = words;
    return {
      title,
      advice: shortfallAdvice(refusal.details) ?? advice,
      requestId: refusal.requestId,
    };
  }
  const [title, advice] = wordsOf(error, status) ?? unknown();
  return { title, advice, requestId: null };
}

function wordsOf(error: unknown, status: number | string | null): RefusalWords | undefined {
  if (typeof status !== "string") return wordsOfStatus(status);
  if (status === "FETCH_ERROR" && !navigator.onLine) return offline();
  // An error page of a proxy is not an answer of our server.
  const original = isRecord(error) ? error.originalStatus : null;
  if (typeof original === "number" && original >= 400) return wordsOfStatus(original);
  return networkWords(status);
}

function wordsOfStatus(status: number | null): RefusalWords | undefined {
  if (status === 404) return refusalSentence("NOT_FOUND");
  if (status === 429) return refusalSentence("RATE_LIMITED");
  if (status !== null && status >= 502) return refusalSentence("SERVICE_UNAVAILABLE");
  return status === null ? unknown() : refusalSentence("INTERNAL");
}

function shortfallAdvice(details: Readonly<Record<string, unknown>>): string | null {
  const { shortfall } = details;
  return typeof shortfall === "number"
    ? `${moreGemsWords(shortfall)} ${t`Your draft is saved.`}`
    : null;
}

/** True for an error that ends once the server is reachable again. */
export function isOutage(error: unknown): boolean {
  const status = statusOf(error);
  return status === "FETCH_ERROR" || (typeof status === "number" && status >= 502);
}
