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

/** Of google.rpc.Code: what was asked for is at fault. */
const INVALID_ARGUMENT = 3;
/** How they speak of their rules; the reference has no code for it. */
const POLICY = /usage guidelines|responsible ai|safety|sensitive|prohibited/i;

const problem = z.object({ error: z.object({ message: z.string() }) });
const isPolicy = (answer: UpstreamAnswer): boolean =>
  POLICY.test(problem.safeParse(readJson(answer)).data?.error.message ?? "");

/** What came of the one POST. */
export const classifyVertexSubmit = (exchanged: Exchanged): SubmitOutcome =>
  classifySubmit(exchanged, {
    idOf: (answer) => taken.safeParse(readJson(answer)).data?.name ?? null,
    isPolicy,
  });

/** Null: the answer says nothing of an order. */
export const readOperation = (answer: UpstreamAnswer | null): VertexOperation | null =>
  answer?.status === 200 ? (operation.safeParse(readJson(answer)).data ?? null) : null;

/** Done without a film is a refusal, when films were filtered. What one costs there is not known: the list price stands. */
export function readVertexStanding(said: VertexOperation | null): UpstreamStanding {
  if (said === null) return { kind: "unclear" };
  // Whether it waits or runs they do not say.
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

/** Where a film lies: in the answer, or in a bucket. */
export type FilmPlace =
  | { readonly kind: "within"; readonly url: string }
  | { readonly kind: "bucket"; readonly bucket: string; readonly object: string };

/** Null: there is none, or nobody knows where. */
export function filmOf({ response }: VertexOperation): FilmPlace | null {
  const [film] = response?.videos ?? [];
  if (film?.bytesBase64Encoded) {
    const url = `data:${film.mimeType ?? ""};base64,${film.bytesBase64Encoded}`;
    return { kind: "within", url };
  }
  const [, bucket, object] = /^gs:\/\/([\w.-]+)\/(.+)$/.exec(film?.gcsUri ?? "") ?? [];
  return bucket && object ? { kind: "bucket", bucket, object } : null;
}
