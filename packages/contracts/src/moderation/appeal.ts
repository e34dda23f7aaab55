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

/**
 * Who decided: a person, the scan alone, or the server because the same file was found to be
 * child abuse in another work or storyboard.
 */
export const DECIDERS = ["staff", "scan", "copy"] as const;
export type Decider = (typeof DECIDERS)[number];

/** GET /api/creations/{id}/restriction: for the owner of a work that is hidden from others. */
export const restriction = z.object({
  by: z.enum(DECIDERS),
  /** The rule; null when none was named. */
  rule: z.enum(FLAG_REASONS).nullable(),
  /** The moderator's note. */
  note: z.string(),
  at: z.iso.datetime(),
  /** State of the appeal against this decision; null when there is none. */
  appeal: z.enum(APPEAL_STATES).nullable(),
});
export type Restriction = z.infer<typeof restriction>;
/** `restriction` is null while there is no decision. */
export const restrictionAnswer = z.object({ restriction: restriction.nullable() });
