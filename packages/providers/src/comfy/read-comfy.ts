import type { ReplayOutcome, SubmitOutcome } from "@kinora/domain/hosted/provider";
import { classifySubmit, retryAfter } from "../http/classify-submit.ts";
import { type Exchanged, readJson, type UpstreamAnswer } from "../http/exchange.ts";
import type { ComfyModel } from "./comfy-models.ts";

type Made = ComfyModel["made"];

/** They say that it runs, and nothing of how far it is. */
const BEING_MADE = { kind: "making", percent: null } as const;

/** Router's own word for what went wrong; "" where something before it answered. */
const errorType = ({ headers }: UpstreamAnswer): string => headers["x-comfy-error-type"] ?? "";

const isPolicy = (answer: UpstreamAnswer): boolean =>
  errorType(answer) === "content_policy_violation";

/**
 * What the same POST again says of its order (reference 7.8). Whoever may not ask, or asks too often, learns nothing of
 * it; what only says that Router is in trouble passes.
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
      // Without that header they do not know of a generation that could be waited for.
      return answer.headers["retry-after"] === undefined
        ? { kind: "unclear" }
        : { kind: "working", stage: BEING_MADE, afterMilliseconds: retryAfter(answer) };
    case "409 invalid_input":
      // Its result is not given again.
      return { kind: "failed" };
    case "422 invalid_input":
      return { kind: "refused", why: "input" };
    case "502 provider_error":
      return { kind: "failed" };
    default:
      return { kind: "unclear" };
  }
}

/** What came of the first POST: its answer is the result, unless that takes too long. */
export function classifyComfySubmit(exchanged: Exchanged, key: string, made: Made): SubmitOutcome {
  const said = exchanged.kind === "answered" ? readComfyReplay(exchanged.answer, made) : null;
  if (said?.kind === "files") return { kind: "accepted", upstreamId: key, files: said.files };
  if (said?.kind === "working") return { kind: "accepted", upstreamId: key };
  // Some makers are paid for what they refused to give out.
  if (said?.kind === "refused" && said.why === "policy")
    return { kind: "refused", why: "policy", upstreamId: key };
  const isOver = said?.kind === "failed" && exchanged.kind === "answered";
  return classifySubmit(exchanged, {
    // A success with nothing in it is theirs: asked again, they say so.
    idOf: () => (isOver ? key : null),
    isPolicy,
  });
}
