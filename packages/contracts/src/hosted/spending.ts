import { z } from "zod";

/** Spending in a day or month and its budget, in US dollars. */
export const spending = z.object({
  spent: z.number(),
  /** Null as long as nothing can be ordered, so that there is no budget yet. */
  limit: z.number().nullable(),
  /** True when the environment sets the limit, which takes precedence over the owner's. */
  fixed: z.boolean().default(false),
});
export type SpendingState = z.output<typeof spending>;
