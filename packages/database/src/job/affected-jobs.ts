import { z } from "zod";

const response = z.object({ affected: z.number() });

/** Returns how many jobs a call of pg-boss changed, which its types leave open. */
export function affectedJobs(answer: unknown): number {
  return response.parse(answer).affected;
}
