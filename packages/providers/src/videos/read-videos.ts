import type { SubmitOutcome, UpstreamStanding } from "@kinora/domain/hosted/provider";
import { z } from "zod";
import { classifySubmit } from "../http/classify-submit.ts";
import { type Exchanged, readJson, type UpstreamAnswer } from "../http/exchange.ts";
import { isPolicyCode } from "../openai/is-policy.ts";

const taken = z.object({ id: z.string().min(1).max(200) });
const coded = z.object({ code: z.unknown() });
const problem = z.object({ error: coded });
const video = z.object({
  status: z.string(),
  progress: z.number().min(0).max(100).nullish().catch(null),
  error: coded.nullish().catch(null),
});

/** Classifies the outcome of the POST. */
export const classifyVideoSubmit = (exchanged: Exchanged): SubmitOutcome =>
  classifySubmit(exchanged, {
    idOf: (answer) => taken.safeParse(readJson(answer)).data?.id ?? null,
    isPolicy: (answer) => isPolicyCode(problem.safeParse(readJson(answer)).data?.error.code),
  });

/**
 * Reads the standing of a film. An unknown status is not a failure, nor is a film that is
 * temporarily not found (reference 8.4).
 */
export function readVideoStanding(answer: UpstreamAnswer | null): UpstreamStanding {
  const said = answer?.status === 200 ? video.safeParse(readJson(answer)).data : undefined;
  switch (said?.status) {
    case "queued":
      return { kind: "working", stage: { kind: "waiting", ahead: null } };
    case "in_progress":
      return { kind: "working", stage: { kind: "making", percent: said.progress ?? null } };
    case "completed":
      return { kind: "done" };
    case "failed":
    case "cancelled":
      return isPolicyCode(said.error?.code)
        ? { kind: "refused", why: "policy" }
        : { kind: "failed" };
    default:
      return { kind: "unclear" };
  }
}
