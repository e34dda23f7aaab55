import { z } from "zod";

/** Gems a story has cost, refunds taken off. */
export const storyCost = z
  .object({
    script: z.number().int(),
    pictures: z.number().int(),
    /** This film; where a receipt is about script or pictures, all films of the story. */
    render: z.number().int(),
    total: z.number().int(),
  })
  .meta({ id: "StoryCost" });
export type StoryCost = z.infer<typeof storyCost>;
