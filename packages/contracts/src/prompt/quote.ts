import { z } from "zod";

/** POST /api/quotes: a price that holds for five minutes. */
export const quote = z
  .object({
    quoteId: z.string(),
    gems: z.number().int(),
    /** Negative when the balance does not suffice. */
    balanceAfter: z.number().int(),
    expiresAt: z.iso.datetime(),
    /** What was resolved from the form: model key, duration, ratio. */
    model: z.string(),
    /** How the price came about, "5 s × 1 gem". */
    explanation: z.string(),
  })
  .meta({ id: "Quote" });
export type Quote = z.infer<typeof quote>;
