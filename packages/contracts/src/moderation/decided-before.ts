import { z } from "zod";
import { FLAG_REASONS } from "./report.ts";

/** An earlier decision of the staff that closed a link or took a profile down. */
export const decidedBefore = z.object({
  rule: z.enum(FLAG_REASONS),
  at: z.iso.datetime(),
  /** When it was reversed by an appeal, against it or a later one; null while it stands. */
  liftedAt: z.iso.datetime().nullable(),
});
export type DecidedBefore = z.infer<typeof decidedBefore>;
