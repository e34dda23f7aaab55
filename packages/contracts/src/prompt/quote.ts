import { z } from "zod";

const work = z.object({
  model: z.string(),
  gems: z.number().int(),
  /** How its price came about, "5 s × 1 gem". */
  explanation: z.string(),
});

/** POST /api/quotes: a price that holds for five minutes. */
export const quote = z
  .object({
    quoteId: z.string(),
    /** Of all works together. */
    gems: z.number().int(),
    /** Negative when the balance does not suffice. */
    balanceAfter: z.number().int(),
    expiresAt: z.iso.datetime(),
    /** What was resolved from the form: model key, duration, ratio. */
    model: z.string(),
    /** How the price came about, "5 s × 1 gem". */
    explanation: z.string(),
    /** Of each work, in the order in which they were asked for. */
    works: z.array(work),
  })
  .meta({ id: "Quote" });
export type Quote = z.infer<typeof quote>;
