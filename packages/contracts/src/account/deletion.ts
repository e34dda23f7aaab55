import { z } from "zod";
import { unshown } from "../field/unshown.ts";

/** Days in which somebody may change their mind. */
export const DELETION_DAYS = 30;

/** POST /api/me/deletion */
export const deletionWish = z.strictObject({
  /** One's own, typed once more: nobody deletes an account by a slip. */
  handle: unshown(z.string().trim().min(1).max(31), "only compared"),
});

/** GET /api/me/deletion: when the account is deleted; null: it stays. And the handle that has to be typed for it. */
export const deletionState = z.object({ at: z.iso.datetime().nullable(), handle: z.string() });
export type DeletionState = z.infer<typeof deletionState>;
