import type { SubmitOutcome, UpstreamStanding } from "@kinora/domain/hosted/provider";
import { z } from "zod";
import { classifySubmit } from "../http/classify-submit.ts";
import { type Exchanged, readJson, type UpstreamAnswer } from "../http/exchange.ts";

const NAME = /^projects\/[\w.:-]+\/locations\/[\w-]+\/[\w./-]*operations\/[\w-]+$/;
const taken = z.object({ name: z.string().max(400).regex(NAME) });
const video = z.object({
  bytesBase64Encoded: z.string(),
  gcsUri: z.string(),
  mimeType: z.string(),
});
const operation = z.object({
  name: z.string(),
  done: z.boolean().nullish(),
  error: z.object({ code: z.number().nullish(), message: z.string().nullish() }).nullish(),
  response: z
    .object({
      videos: z.array(video.partial()).nullish(),
      raiMediaFilteredCount: z.number().nullish(),
      raiMediaFilteredReasons: z.array(z.string()).nullish(),
    })
    .nullish(),
});
export type VertexOperation = z.infer<typeof operation>;

/** From google.rpc.Code: the request itself is invalid. */
const INVALID_ARGUMENT = 3;
/** Words that cite their content rules; the reference has no code for it. */
const POLICY = /usage guidelines|responsible ai|safety|sensitive|prohibited/i;

const problem = z.object({ error: z.object({ message: z.string() }) });
const isPolicy = (answer: UpstreamAnswer): boolean =>
  POLICY.test(problem.safeParse(readJson(answer)).data?.error.message ?? "");

/** Classifies the outcome of the POST. */
export const classifyVertexSubmit = (exchanged: Exchanged): SubmitOutcome =>
  classifySubmit(exchanged, {
    idOf: (answer) => taken.safeParse(readJson(answer)).data?.name ?? null,
    isPolicy,
  });

/** Parses an operation; null when the answer is not about an order. */
export const readOperation = (answer: UpstreamAnswer | null): VertexOperation | null =>
  answer?.status === 200 ? (operation.safeParse(readJson(answer)).data ?? null) : null;

/**
 * Reads the standing of an operation. Done without a film is a refusal when films were filtered.
 * The cost of a filtered film is not known, so the list price applies.
 */
export function readVertexStanding(said: VertexOperation | null): UpstreamStanding {
  if (said === null) return { kind: "unclear" };
  // The operation does not tell queued from running.
  if (!said.done) return { kind: "working", stage: { kind: "making", percent: null } };
  const { error, response } = said;
  if (error) {
    if (POLICY.test(error.message ?? "")) return { kind: "refused", why: "policy" };
    return error.code === INVALID_ARGUMENT ? { kind: "refused", why: "input" } : { kind: "failed" };
  }
  if (response?.videos?.length) return { kind: "done" };
  const filtered = response?.raiMediaFilteredCount ?? response?.raiMediaFilteredReasons?.length;
  return filtered ? { kind: "refused", why: "policy" } : { kind: "failed" };
}

/** Location of a film: in the answer, or in a bucket. */
export type FilmPlace =
  | { readonly kind: "within"; readonly url: string }
  | { readonly kind: "bucket"; readonly bucket: string; readonly object: string };

/** Returns the location of the film; null when there is none, or it is unknown. */
export function filmOf({ response }: VertexOperation): FilmPlace | null {
  const [film] = response?.videos ?? [];
  if (film?.bytesBase64Encoded) {
    const url = `data:${film.mimeType ?? ""};base64,${film.bytesBase64Encoded}`;
    return { kind: "within", url };
  }
  const [, bucket, object] = /^gs:\/\/([\w.-]+)\/(.+)$/.exec(film?.gcsUri ?? "") ?? [];
  return bucket && object ? { kind: "bucket", bucket, object } : null;
}
