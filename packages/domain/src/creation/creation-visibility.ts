import { isFinished } from "@kinora/contracts/creation/is-finished";
import type { Viewer } from "../account/viewer.ts";
import type { CreationState } from "./creation.ts";

/** The single predicate behind feed, search, profile, share page and sitemap. */
export function isInFeed(creation: CreationState): boolean {
  return creation.status === null && isPublic(creation) && !creation.hidden && creation.inFeed;
}

/**
 * Returns whether anyone with the link may see it, including its media. That posts of it are to come
 * closes no link: earlier ones may lead to it.
 */
export function isPublic(creation: CreationState): boolean {
  return isFinished(creation.status) && !creation.private && !creation.moderatorHidden;
}

/**
 * Returns whether this person may see it. A private creation is hidden from moderators too, until
 * it is under review.
 */
export function canSee(
  creation: CreationState & { readonly userId: string },
  viewer: Viewer | null,
): boolean {
  if (creation.purgedAt !== null) return false;
  if (viewer?.id === creation.userId) return true;
  if (creation.status === "deleted") return false;
  if (isPublic(creation)) return true;
  if (viewer === null || viewer.role === "user") return false;
  return !creation.private || creation.status === "review" || creation.status === "rejected";
}
