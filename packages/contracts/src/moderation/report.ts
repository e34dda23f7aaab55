import { z } from "zod";
import { unshown } from "../field/unshown.ts";
import { REPORT_NOTE_MAX } from "../limits.ts";

export const FLAG_REASONS = [
  "sexual_content",
  "violent_content",
  "hateful_content",
  "harassment",
  "harmful",
  "child_abuse",
  "promotes_terrorism",
] as const;
export type FlagReason = (typeof FLAG_REASONS)[number];

/** Reasons that hide a work at once before a moderator has looked at it. */
export const SEVERE_REASONS: readonly FlagReason[] = ["child_abuse", "promotes_terrorism"];

/** Hours within which the staff decides about these; every report sheet says so. */
export const SEVERE_HOURS = 24;

/** POST /api/creations/{id}/reports */
export const report = z.strictObject({
  reason: z.enum(FLAG_REASONS),
  note: unshown(
    z.string().trim().max(REPORT_NOTE_MAX),
    "moderators read it, and it may quote",
  ).default(""),
});
export type Report = z.infer<typeof report>;
export const reportReceipt = z.object({
  id: z.string(),
  reason: z.enum(FLAG_REASONS),
  createdAt: z.iso.datetime(),
});
