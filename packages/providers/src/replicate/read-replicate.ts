import type { UpstreamResult, UpstreamStanding } from "@kinora/domain/hosted/provider";
import { z } from "zod";
import { readJson, type UpstreamAnswer } from "../http/exchange.ts";
import { percentOfLogs } from "../percent-of-logs.ts";

export const prediction = z.object({
  id: z.string().min(1),
  status: z.string(),
  model: z.string().nullish(),
  input: z.unknown().optional(),
  output: z.unknown().optional(),
  error: z.unknown().optional(),
  logs: z.string().nullish().catch(null),
  data_removed: z.boolean().nullish(),
  webhook: z.string().nullish(),
});
export type Prediction = z.infer<typeof prediction>;

/**
 * Matches their free text: E005 or words like these (reference 3.6, which quotes them from memory).
 */
const POLICY = /\bE005\b|flagged as sensitive|nsfw|content policy|safety/i;

export const readPrediction = (answer: UpstreamAnswer | null): Prediction | null =>
  answer !== null && answer.status >= 200 && answer.status < 300
    ? (prediction.safeParse(readJson(answer)).data ?? null)
    : null;

export const idOfReplicate = (answer: UpstreamAnswer): string | null =>
  readPrediction(answer)?.id ?? null;

export const isReplicatePolicy = ({ body }: UpstreamAnswer): boolean => POLICY.test(body);

/** Reads the standing of a prediction. An unknown status is not a failure. */
export function readReplicateStanding(answer: UpstreamAnswer | null): UpstreamStanding {
  const said = readPrediction(answer);
  switch (said?.status) {
    case "starting":
      return { kind: "working", stage: { kind: "waiting", ahead: null } };
    case "processing":
      return {
        kind: "working",
        stage: { kind: "making", percent: percentOfLogs(said.logs ?? "") },
      };
    case "succeeded":
      return { kind: "done" };
    case "failed":
      return typeof said.error === "string" && POLICY.test(said.error)
        ? { kind: "refused", why: "policy" }
        : { kind: "failed" };
    case "canceled":
    case "aborted":
      return { kind: "failed" };
    default:
      return { kind: "unclear" };
  }
}

const address = z.url();
/** One URL, several, or an object with URLs. */
const output = z.union([
  address.transform((url) => [url]),
  z.array(address),
  z.record(z.string(), z.unknown()).transform((fields) => Object.values(fields).filter(isAddress)),
]);
const isAddress = (value: unknown): value is string => address.safeParse(value).success;

export function readReplicateResult(answer: UpstreamAnswer | null): UpstreamResult {
  const said = readPrediction(answer);
  // Even existing predictions occasionally answer 404 (reference 8.4).
  if (said === null) return { kind: "unclear" };
  if (said.data_removed) return { kind: "gone" };
  if (said.status !== "succeeded") return { kind: "unclear" };
  const urls = output.safeParse(said.output).data ?? [];
  return urls.length === 0
    ? { kind: "gone" }
    : { kind: "files", files: urls.map((url) => ({ url })) };
}
