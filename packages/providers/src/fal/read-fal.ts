import type { RefusalClass } from "@kinora/domain/hosted/intent";
import type { UpstreamResult, UpstreamStanding } from "@kinora/domain/hosted/provider";
import { z } from "zod";
import { readJson, type UpstreamAnswer } from "../http/exchange.ts";
import { percentOfLogs } from "../percent-of-logs.ts";

const POLICY = "content_policy_violation";

const detail = z.object({
  detail: z.array(z.object({ type: z.string() })).or(z.string()),
});
const taken = z.object({ request_id: z.string().min(1) });
const status = z.object({
  status: z.string(),
  /** Number of requests ahead of this one. */
  queue_position: z.number().int().nonnegative().nullish().catch(null),
  /** Lines that the model printed, present when the status is requested with them. */
  logs: z
    .array(z.object({ message: z.string() }))
    .nullish()
    .catch(null),
  error: z.unknown().optional(),
  error_type: z.string().nullish(),
});
const file = z.object({ url: z.string() });
const output = z.object({
  video: file.nullish(),
  audio: file.nullish(),
  images: z.array(file).nullish(),
  has_nsfw_concepts: z.array(z.boolean()).nullish(),
});

export const idOfFal = (answer: UpstreamAnswer): string | null =>
  taken.safeParse(readJson(answer)).data?.request_id ?? null;

export function isFalPolicy(answer: UpstreamAnswer): boolean {
  const said = detail.safeParse(readJson(answer)).data?.detail;
  return Array.isArray(said) && said.some(({ type }) => type === POLICY);
}

/**
 * Reads the standing of an order. Both failure and success are COMPLETED; the `error` field and the
 * result tell them apart. An unknown status is not a failure.
 */
export function readFalStanding(answer: UpstreamAnswer | null): UpstreamStanding {
  if (answer === null || (answer.status !== 200 && answer.status !== 202))
    return { kind: "unclear" };
  const said = status.safeParse(readJson(answer)).data;
  if (said?.status === "IN_QUEUE")
    return { kind: "working", stage: { kind: "waiting", ahead: said.queue_position ?? null } };
  if (said?.status === "IN_PROGRESS")
    return { kind: "working", stage: { kind: "making", percent: percentOf(said.logs ?? []) } };
  if (said?.status !== "COMPLETED") return { kind: "unclear" };
  if (said.error_type === POLICY) return { kind: "refused", why: "policy" };
  return { kind: said.error || said.error_type ? "failed" : "done" };
}

const percentOf = (logs: readonly { readonly message: string }[]): number | null =>
  percentOfLogs(logs.map(({ message }) => message).join("\n"));

const NOT_DONE: UpstreamResult = { kind: "unclear" };

/**
 * Reads the result of an order. A failed job answers with its own error; errors of the platform say
 * nothing about it.
 */
export function readFalResult(answer: UpstreamAnswer | null): UpstreamResult {
  if (answer === null) return NOT_DONE;
  if (answer.status === 422) return refused(isFalPolicy(answer) ? "policy" : "input");
  // Even existing orders occasionally answer 404 (reference 8.4).
  if (answer.status === 410) return { kind: "gone" };
  if (answer.status >= 500) return isModelError(answer) ? { kind: "gone" } : NOT_DONE;
  if (answer.status !== 200) return NOT_DONE;
  const made = output.safeParse(readJson(answer)).data;
  // Not an output of fal's: a proxy in front of it answered.
  if (made === undefined) return NOT_DONE;
  if (made.has_nsfw_concepts?.some(Boolean)) return refused("policy");
  const files = [made.video ?? [], made.audio ?? [], made.images ?? []].flat();
  return files.length === 0 ? { kind: "gone" } : { kind: "files", files };
}

const refused = (why: RefusalClass): UpstreamResult => ({ kind: "refused", why });

function isModelError(answer: UpstreamAnswer): boolean {
  return Array.isArray(detail.safeParse(readJson(answer)).data?.detail);
}
