import type {
  SubmitOutcome,
  UpstreamResult,
  UpstreamStanding,
} from "@kinora/domain/hosted/provider";
import { z } from "zod";
import { classifySubmit } from "../../http/classify-submit.ts";
import { type Exchanged, readJson, type UpstreamAnswer } from "../../http/exchange.ts";
import { RESULT } from "../workflow.ts";

const taken = z.object({ id: z.string().min(1) });
const refusal = z.object({ error: z.object({ code: z.string() }) });

/**
 * Refusals that are no matter of the order's words or pictures: a node or file that the server
 * lacks, a deployment that was stopped.
 */
const OF_SERVER = new Set(["invalid_workflow", "workflow_format_ui", "deployment_stopped"]);

/** Classifies the outcome of `POST /api/v2/jobs`. */
export function classifyJob(exchanged: Exchanged): SubmitOutcome {
  const outcome = classifySubmit(exchanged, {
    idOf: (answer) => taken.safeParse(readJson(answer)).data?.id ?? null,
    // ComfyUI has no content rules.
    isPolicy: () => false,
  });
  if (outcome.kind !== "refused" || exchanged.kind !== "answered") return outcome;
  const code = refusal.safeParse(readJson(exchanged.answer)).data?.error.code ?? "";
  // A key is good for one job, so there is one, and its id is lost.
  if (code === "idempotency_key_reuse") return { kind: "unknown" };
  return OF_SERVER.has(code) ? { kind: "refused", why: "away" } : outcome;
}

const job = z.object({
  status: z.string(),
  queue_position: z.number().nullish(),
  progress: z.object({ value: z.number() }).nullish(),
  outputs: z.array(z.object({ node_id: z.string(), url: z.string().min(1) })).nullish(),
});

/** A job as the server describes it; null when the answer does not. */
const readJob = (answer: UpstreamAnswer | null) =>
  answer?.status === 200 ? (job.safeParse(readJson(answer)).data ?? null) : null;

/** Reads the standing of a job, with its place in the queue and its real progress. */
export function readJobStanding(answer: UpstreamAnswer | null): UpstreamStanding {
  const said = readJob(answer);
  switch (said?.status) {
    case "queued":
      return {
        kind: "working",
        stage: { kind: "waiting", ahead: said.queue_position ?? null },
      };
    case "running":
    case "canceling": {
      const { value } = said.progress ?? {};
      const percent =
        value === undefined ? null : Math.round(100 * Math.min(1, Math.max(0, value)));
      return { kind: "working", stage: { kind: "making", percent } };
    }
    case "succeeded":
      return { kind: "done" };
    case "failed":
    case "canceled":
    case "expired":
      return { kind: "failed" };
    default:
      return { kind: "unclear" };
  }
}

/**
 * Reads the result of a finished job.
 *
 * @param url of the server; addresses may be relative to it
 */
export function readJobResult(answer: UpstreamAnswer | null, url: string): UpstreamResult {
  const said = readJob(answer);
  if (said === null || said.status === "queued" || said.status === "running")
    return { kind: "unclear" };
  const made = said.outputs?.find(({ node_id }) => node_id === RESULT);
  const address = made && URL.parse(made.url, url);
  return address ? { kind: "files", files: [{ url: address.href }] } : { kind: "gone" };
}

/** Returns whether a cancellation was heard; null when the answer does not tell. */
export function readCancellation(answer: UpstreamAnswer | null): boolean | null {
  const said = readJob(answer);
  return said && ["canceling", "canceled", "queued", "running"].includes(said.status);
}
