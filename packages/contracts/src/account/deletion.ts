import { z } from "zod";
import { unshown } from "../field/unshown.ts";

/** Days in which the user may call the deletion off. */
export const DELETION_DAYS = 30;

/** POST /api/me/deletion */
export const deletionWish = z.strictObject({
  /** The user's own handle, typed again to prevent accidental deletion. */
  handle: unshown(z.string().trim().min(1).max(31), "only compared"),
});

/**
 * GET /api/me/deletion: when the account will be deleted, or null, and the handle that must be
 * typed to confirm.
 */
export const deletionState = z.object({
  at: z.iso.datetime().nullable(),
  handle: z.string(),
  /** Stores that would take the next payment for a plan of this account (named here: billing knows accounts). */
  payingAt: z.array(z.enum(["stripe", "app_store", "google_play"])),
});
export type DeletionState = z.infer<typeof deletionState>;
