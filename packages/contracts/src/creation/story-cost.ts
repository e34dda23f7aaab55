import { z } from "zod";

/** Gems that a story has cost, net of refunds. */
export const storyCost = z
  .object({
    script: z.number().int(),
    pictures: z.number().int(),
    /** This film; for a receipt about the script or pictures, all films of the story. */
    render: z.number().int(),
    total: z.number().int(),
  })
  .meta({ id: "StoryCost" });
export type StoryCost = z.infer<typeof storyCost>;
