import { z } from "zod";
import { unshown } from "../field/unshown.ts";
import { REFUSAL_CODES } from "../http/refusal.ts";
import { ACTION_REASON_MAX, BULK_MAX } from "../limits.ts";

/**
 * Item actions of the specification, then ours: cancel, retry, restore, purge ("delete now") and
 * the two ratings.
 */
export const ITEM_ACTIONS = [
  "hide",
  "unhidden",
  "private",
  "public",
  "delete",
  "addToFeed",
  "removeFromFeed",
  "approve",
  "cancel",
  "retry",
  "restore",
  "purge",
  "rateMature",
  "rateGeneral",
] as const;
export type ItemAction = (typeof ITEM_ACTIONS)[number];

export const creationAction = z.strictObject({
  action: z.enum(ITEM_ACTIONS),
  reason: z.string().trim().max(ACTION_REASON_MAX).optional(),
});
/** Actions that can be applied to many of the user's works at once. */
export const BULK_ACTIONS = [
  "cancel",
  "delete",
  "restore",
  "hide",
  "unhidden",
  "private",
  "public",
] as const satisfies readonly ItemAction[];
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** POST /api/creations/actions */
export const bulkAction = z.strictObject({
  ids: z
    .array(unshown(z.string().min(1).max(64), "an id"))
    .min(1)
    .max(BULK_MAX),
  action: z.enum(BULK_ACTIONS),
});
export type BulkActionRequest = z.infer<typeof bulkAction>;

/** Outcome for each work; a failure does not affect the others. */
export const bulkOutcome = z
  .object({
    done: z.array(z.string()),
    failed: z.array(z.object({ id: z.string(), code: z.enum(REFUSAL_CODES) })),
  })
  .meta({ id: "BulkOutcome" });
export type BulkOutcome = z.infer<typeof bulkOutcome>;

export type CreationAction = z.infer<typeof creationAction>;
