import { z } from "zod";
import { readJson, type UpstreamAnswer } from "../http/exchange.ts";

const problem = z.object({
  detail: z.object({ status: z.string().nullish(), code: z.string().nullish() }),
});

/** Returns their code of the problem, such as "bad_prompt"; null when the answer has none. */
export function readProblem(answer: UpstreamAnswer): string | null {
  const detail = problem.safeParse(readJson(answer)).data?.detail;
  return detail?.status ?? detail?.code ?? null;
}
