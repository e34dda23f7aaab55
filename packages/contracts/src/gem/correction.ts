import { z } from "zod";
import { unshown } from "../field/unshown.ts";
import { CORRECTION_MAX, REPORT_NOTE_MAX } from "../limits.ts";

/** POST /api/admin/people/{id}/corrections */
export const newCorrection = z.strictObject({
  /** A courtesy is an award, for instance for an outage; giving and taking correct a mistake. */
  direction: z.enum(["give", "take", "courtesy"]),
  gems: z.int().min(1).max(CORRECTION_MAX),
  reason: unshown(z.string().trim().min(1).max(REPORT_NOTE_MAX), "for the staff alone"),
});
export type NewCorrection = z.infer<typeof newCorrection>;

export const CORRECTION_STATES = ["asked", "done", "declined"] as const;
export type CorrectionState = (typeof CORRECTION_STATES)[number];

export const correction = z
  .object({
    id: z.string(),
    /** The user whose gems are corrected. */
    person: z.object({ id: z.string(), handle: z.string() }),
    /** Negative when gems are taken. */
    gems: z.int(),
    /** True when they are an award instead of a correction. */
    courtesy: z.boolean(),
    reason: z.string(),
    state: z.enum(CORRECTION_STATES),
    /** Handle of the person who requested it; null when their account is gone. */
    askedBy: z.string().nullable(),
    askedAt: z.iso.datetime(),
    /** True when the requesting user may decide it. */
    mayDecide: z.boolean(),
  })
  .meta({ id: "GemCorrection" });
export type Correction = z.infer<typeof correction>;

/** GET /api/admin/corrections: those waiting for a second person, oldest first. */
export const correctionList = z.object({ items: z.array(correction) });

/** POST /api/admin/corrections/{id}/decision */
export const correctionDecision = z.strictObject({ verdict: z.enum(["agree", "decline"]) });
export type CorrectionDecision = z.infer<typeof correctionDecision>;
