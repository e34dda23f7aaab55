import { z } from "zod";
import { readJson, type UpstreamAnswer } from "../http/exchange.ts";

const problem = z.object({
  error: z.object({
    status: z.string().nullish(),
    details: z.array(z.object({ reason: z.string().nullish() })).nullish(),
  }),
});

/**
 * Returns true when a 400 of Google is about the key or its project's permissions and not about the
 * request.
 */
export function isKeyAtFault(answer: UpstreamAnswer): boolean {
  const error = answer.status === 400 ? problem.safeParse(readJson(answer)).data?.error : undefined;
  if (error?.status === "FAILED_PRECONDITION") return true;
  return error?.details?.some(({ reason }) => reason === "API_KEY_INVALID") ?? false;
}
