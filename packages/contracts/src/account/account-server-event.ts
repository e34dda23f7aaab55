import { z } from "zod";

/** The listening user is no longer admitted. */
export const accountServerEvent = z.object({
  type: z.literal("session"),
  state: z.enum(["disabled", "ended"]),
});
