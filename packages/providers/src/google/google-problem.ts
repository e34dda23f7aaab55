import { z } from "zod";
import { readJson, type UpstreamAnswer } from "../http/exchange.ts";

const problem = z.object({
  error: z.object({
    status: z.string().nullish(),
    details: z.array(z.object({ reason: z.string().nullish() })).nullish(),
  }),
});

/** A 400 of Google that speaks of the key, or of what its project may do, and not of what was asked for. */
export function isKeyAtFault(answer: UpstreamAnswer): boolean {
  const error = answer.status === 400 ? problem.safeParse(readJson(answer)).data?.error : undefined;
  if (error?.status === "FAILED_PRECONDITION") return true;
  return error?.details?.some(({ reason }) => reason === "API_KEY_INVALID") ?? false;
}
