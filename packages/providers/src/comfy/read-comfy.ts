import type { ReplayOutcome, SubmitOutcome } from "@kinora/domain/hosted/provider";
import { classifySubmit, retryAfter } from "../http/classify-submit.ts";
import { type Exchanged, readJson, type UpstreamAnswer } from "../http/exchange.ts";
import type { ComfyModel } from "./comfy-models.ts";

type Made = ComfyModel["made"];

/** The answer reports that it is running, but no progress. */
const BEING_MADE = { kind: "making", percent: null } as const;

/** Router's own error type; "" when a proxy in front of it answered. */
export const errorType = ({ headers }: UpstreamAnswer): string =>
  headers["x-comfy-error-type"] ?? "";

const isPolicy = (answer: UpstreamAnswer): boolean =>
  errorType(answer) === "content_policy_violation";

/**
 * Reads the answer to a repeated POST (reference 7.8). A rejected key or a rate limit reveals
 * nothing about the order, and errors of Router itself are temporary.
 */
export function readComfyReplay(answer: UpstreamAnswer | null, made: Made): ReplayOutcome {
  if (answer === null) return { kind: "unclear" };
  if (answer.status === 200) {
    const output = readJson(answer);
    return output === undefined ? { kind: "unclear" } : made(output);
  }
  if (isPolicy(answer)) return { kind: "refused", why: "policy" };
  switch (`${answer.status} ${errorType(answer)}`) {
    case "409 concurrency_limit_exceeded":
      return { kind: "working", stage: BEING_MADE, afterMilliseconds: retryAfter(answer) };
    case "504 deadline_exceeded":
      // Without this header, Router knows of no running generation to wait for.
      return answer.headers["retry-after"] === undefined
        ? { kind: "unclear" }
        : { kind: "working", stage: BEING_MADE, afterMilliseconds: retryAfter(answer) };
    case "409 invalid_input":
      // Router does not return this result again.
      return { kind: "failed" };
    case "422 invalid_input":
      return { kind: "refused", why: "input" };
    case "502 provider_error":
      return { kind: "failed" };
    default:
      return { kind: "unclear" };
  }
}

/** Classifies the first POST: its answer is the result, unless making it takes too long. */
export function classifyComfySubmit(exchanged: Exchanged, key: string, made: Made): SubmitOutcome {
  const said = exchanged.kind === "answered" ? readComfyReplay(exchanged.answer, made) : null;
  if (said?.kind === "files") return { kind: "accepted", upstreamId: key, files: said.files };
  if (said?.kind === "working") return { kind: "accepted", upstreamId: key };
  // Some makers charge for results that they withhold.
  if (said?.kind === "refused" && said.why === "policy")
    return { kind: "refused", why: "policy", upstreamId: key };
  const isOver = said?.kind === "failed" && exchanged.kind === "answered";
  return classifySubmit(exchanged, {
    // An empty success was accepted; a repeated POST will report the failure.
    idOf: () => (isOver ? key : null),
    isPolicy,
  });
}
