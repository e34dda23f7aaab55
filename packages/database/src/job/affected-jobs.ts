import { z } from "zod";

const response = z.object({ affected: z.number() });

/** How many jobs a call of pg-boss changed. Its types leave the answer open. */
export function affectedJobs(answer: unknown): number {
  return response.parse(answer).affected;
}
