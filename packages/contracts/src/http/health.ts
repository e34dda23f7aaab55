import { z } from "zod";

/** GET /api/health */
export const health = z.object({
  status: z.literal("ok"),
  version: z.string(),
  /** What is a simulation on this server, in words: "sign-in: local demo people". */
  simulated: z.array(z.string()),
});
