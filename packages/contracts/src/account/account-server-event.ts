import { z } from "zod";

/** Whoever listens is let in no more. */
export const accountServerEvent = z.object({
  type: z.literal("session"),
  state: z.enum(["disabled", "ended"]),
});
