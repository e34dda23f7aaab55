import { z } from "zod";
import { ACTION_REASON_MAX } from "../limits.ts";

/** Item actions of the specification, then ours: cancel, retry, restore and purge ("delete now"). */
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
] as const;
export type ItemAction = (typeof ITEM_ACTIONS)[number];

export const creationAction = z.strictObject({
  action: z.enum(ITEM_ACTIONS),
  reason: z.string().trim().max(ACTION_REASON_MAX).optional(),
});
export type CreationAction = z.infer<typeof creationAction>;
