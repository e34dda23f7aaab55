import { z } from "zod";

const work = z.object({
  model: z.string(),
  gems: z.number().int(),
  /** How its price is composed, "5 s × 1 gem". */
  explanation: z.string(),
});

/** POST /api/quotes: a price that is valid for five minutes. */
export const quote = z
  .object({
    quoteId: z.string(),
    /** Total for all works. */
    gems: z.number().int(),
    /** Negative when the balance is insufficient. */
    balanceAfter: z.number().int(),
    expiresAt: z.iso.datetime(),
    /** Resolved from the form: model key, duration, ratio. */
    model: z.string(),
    /** How the price is composed, "5 s × 1 gem". */
    explanation: z.string(),
    /** Price of each work, in the order of the form. */
    works: z.array(work),
  })
  .meta({ id: "Quote" });
export type Quote = z.infer<typeof quote>;
