import { z } from "zod";
import { unshown } from "../field/unshown.ts";
import { REPORT_NOTE_MAX } from "../limits.ts";
import { FLAG_REASONS } from "./report.ts";

export const APPEAL_STATES = ["open", "granted", "denied"] as const;
export type AppealState = (typeof APPEAL_STATES)[number];

/** POST /api/creations/{id}/appeal */
export const newAppeal = z.strictObject({
  text: unshown(
    z.string().trim().min(1).max(REPORT_NOTE_MAX),
    "moderators read it, and it may quote",
  ),
});

/** GET /api/creations/{id}/restriction: for the owner of a work that others do not see. */
export const restriction = z.object({
  /** Whether a person decided, or the scan alone. */
  by: z.enum(["staff", "scan"]),
  /** The rule that was named; null: none was. */
  rule: z.enum(FLAG_REASONS).nullable(),
  /** What the moderator wrote. */
  note: z.string(),
  at: z.iso.datetime(),
  /** What became of the appeal against this decision; null: there is none. */
  appeal: z.enum(APPEAL_STATES).nullable(),
});
export type Restriction = z.infer<typeof restriction>;
/** `restriction`: null while nobody has decided. */
export const restrictionAnswer = z.object({ restriction: restriction.nullable() });
