import type { AnswerShape, ModelAnswer } from "@kinora/domain/generation/language-model";
import type { TokenUsage } from "@kinora/domain/generation/token-price";
import {
  APICallError,
  type FinishReason,
  type LanguageModelUsage,
  NoObjectGeneratedError,
} from "ai";

interface Result {
  readonly finishReason: FinishReason;
  readonly usage: LanguageModelUsage;
  /** Throws when there is none. */
  readonly output: unknown;
}

/** Reads the result of a call that returned, which includes calls refused by content rules. */
export function readAnswer<T>(result: Result, shape: AnswerShape<T>): ModelAnswer<T> {
  const usage = usageOf(result.usage);
  if (result.finishReason !== "stop") return unfinished(result.finishReason, usage);
  const value = shape.read(result.output);
  return value === null ? { kind: "unusable", usage } : { kind: "answered", value, usage };
}

function unfinished(
  reason: FinishReason | undefined,
  usage: TokenUsage | null,
): ModelAnswer<never> {
  if (reason === "content-filter") return { kind: "refused", why: "policy", usage };
  return { kind: "unusable", usage };
}

/** Returns null when the usage is not reported. */
function usageOf({ inputTokens, outputTokens }: LanguageModelUsage): TokenUsage | null {
  if (inputTokens === undefined || outputTokens === undefined) return null;
  return { input: inputTokens, output: outputTokens };
}

type RefusedCall = Extract<ModelAnswer<never>, { kind: "refused" }>["why"];

/** Statuses that certainly mean "not accepted". */
const REFUSED: Readonly<Record<number, RefusedCall>> = {
  400: "input",
  401: "auth",
  402: "quota",
  403: "auth",
  404: "auth",
  413: "input",
  422: "input",
};
/** Error codes of requests that never left this machine. */
const NOT_SENT = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"]);
/** Codes with which services cite their content rules. */
const POLICY = /content_policy|content_filter|safety|moderation/i;

/**
 * Classifies the error of a failed call. The error itself is discarded, because it quotes the
 * request.
 */
export function readFailure(error: unknown): ModelAnswer<never> {
  if (NoObjectGeneratedError.isInstance(error)) {
    const { finishReason, usage } = error;
    return usage ? unfinished(finishReason, usageOf(usage)) : { kind: "unknown" };
  }
  if (codesOf(error).some((code) => NOT_SENT.has(code))) return { kind: "outage" };
  if (!APICallError.isInstance(error)) return { kind: "unknown" };
  const { statusCode = 0, responseBody = "" } = error;
  // OpenAI also answers 429 when a prepaid account is empty.
  if (statusCode === 429 && /insufficient_quota|billing/i.test(responseBody))
    return { kind: "refused", why: "quota", usage: "before" };
  if (statusCode === 429 || statusCode === 503 || statusCode === 529) return { kind: "outage" };
  const why = REFUSED[statusCode];
  if (why === undefined) return { kind: "unknown" };
  const isPolicy = why === "input" && POLICY.test(responseBody);
  return { kind: "refused", why: isPolicy ? "policy" : why, usage: "before" };
}

/** Returns the codes of an error and of its causes. */
function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  for (let at = error; at instanceof Error; at = at.cause)
    if ("code" in at && typeof at.code === "string") codes.push(at.code);
  return codes;
}
