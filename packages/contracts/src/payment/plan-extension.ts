import { z } from "zod";
import { unshown } from "../field/unshown.ts";
import { REPORT_NOTE_MAX } from "../limits.ts";
import { EXTENSION_DAYS } from "./extension-days.ts";

/** POST /api/admin/subscriptions/{id}/extensions */
export const newExtension = z.strictObject({
  days: z.int().min(EXTENSION_DAYS.least).max(EXTENSION_DAYS.most),
  reason: unshown(z.string().trim().min(1).max(REPORT_NOTE_MAX), "for the staff alone"),
});
export type NewExtension = z.infer<typeof newExtension>;

export const planExtension = z
  .object({
    id: z.string(),
    /** When the plan is paid again. */
    until: z.iso.datetime(),
    /** Gems of months that begin in these days. */
    gems: z.int(),
    /** False while the store has not answered. */
    isDone: z.boolean(),
  })
  .meta({ id: "PlanExtension" });
