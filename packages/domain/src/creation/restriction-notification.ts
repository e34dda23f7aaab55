import type { ItemAction } from "@kinora/contracts/creation/creation-action";
import type { NewNotification } from "../notification/notification-store.ts";
import { CONTENT_NOUNS } from "./content-nouns.ts";
import type { Creation } from "./creation.ts";

/** Tells the owner that a moderator restricted a creation, and why. */
export function restrictionNotification(
  creation: Creation,
  action: ItemAction,
  reason: string,
  now: Date,
): NewNotification {
  const noun = CONTENT_NOUNS[creation.kind];
  return {
    userId: creation.userId,
    kind: `${creation.kind} fail`,
    title: action === "delete" ? `Your ${noun} was taken down` : `Your ${noun} was hidden`,
    body: `A moderator's reason: ${reason}`,
    href: `/item/${creation.id}`,
    action: null,
    creationId: creation.id,
    dedupeKey: `creation:${creation.id}:${action}:${now.toISOString()}`,
    expiresAt: null,
    createdAt: now,
  };
}
