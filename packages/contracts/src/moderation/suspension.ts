import { z } from "zod";
import { unshown } from "../field/unshown.ts";
import { REPORT_NOTE_MAX } from "../limits.ts";
import { newAppeal } from "./appeal.ts";
import { SUSPENSION_RULES } from "./suspension-rule.ts";

/** Longest suspension with an end, in days. */
export const SUSPENSION_DAYS_MAX = 365;

/** POST /api/admin/people/{id}/suspension */
export const newSuspension = z.strictObject({
  rule: z.enum(SUSPENSION_RULES).exclude(["strikes"]),
  /** For the user. */
  note: unshown(z.string().trim().max(REPORT_NOTE_MAX), "the staff may quote").default(""),
  /** Null until it is ended by staff. */
  days: z.int().min(1).max(SUSPENSION_DAYS_MAX).nullable(),
});
export type NewSuspension = z.infer<typeof newSuspension>;

/** DELETE /api/admin/people/{id}/suspension, and the denial of an appeal. */
export const suspensionEnd = z.strictObject({
  reason: unshown(z.string().trim().min(1).max(REPORT_NOTE_MAX), "for the staff alone"),
});

export const suspension = z.object({
  id: z.string(),
  rule: z.enum(SUSPENSION_RULES),
  note: z.string(),
  at: z.iso.datetime(),
  until: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** True when the server suspended the account by itself. */
  automatic: z.boolean(),
  appeal: z
    .object({
      text: z.string(),
      at: z.iso.datetime(),
      /** Null while undecided. */
      granted: z.boolean().nullable(),
    })
    .nullable(),
});
export type Suspension = z.infer<typeof suspension>;

/** GET /api/me/suspension: null when the user is not suspended. */
export const ownSuspension = z.object({ suspension: suspension.nullable() });

/** POST /api/me/suspension/appeal */
export const suspensionAppeal = newAppeal;
