import { isFinished } from "@kinora/contracts/creation/is-finished";
import type { Rater } from "@kinora/contracts/creation/rating";
import type { Viewer } from "../account/viewer.ts";
import type { CreationState } from "./creation.ts";

/** Whose word makes a work mature: the strictest wins, and the service's is told first. Null when it is general. */
export function ratedBy({
  matureByAuthor,
  matureByHouse,
}: Pick<CreationState, "matureByAuthor" | "matureByHouse">): Rater | null {
  return matureByHouse ?? (matureByAuthor ? "author" : null);
}

/** Returns whether it is for visitors, other sites, search engines and challenges: in the feed, and general. */
export function isListed(creation: CreationState): boolean {
  return isInFeed(creation) && ratedBy(creation) === null;
}

/** Returns whether its link and its files open for everybody: public, and general. */
export function isOpen(creation: CreationState): boolean {
  return isPublic(creation) && ratedBy(creation) === null;
}

/**
 * The single predicate behind feed, search and profile. Mature works are in the feed too, of the
 * people who are shown them (`isTooMatureFor` of the database).
 */
export function isInFeed(creation: CreationState): boolean {
  return creation.status === null && isPublic(creation) && !creation.hidden && creation.inFeed;
}

/**
 * Returns whether anyone with the link may see it, including its media, when it is general. That posts of it are to come
 * closes no link: earlier ones may lead to it.
 */
export function isPublic(creation: CreationState): boolean {
  return isFinished(creation.status) && !creation.private && !creation.moderatorHidden;
}

/**
 * Returns whether this person may see it, apart from its rating and from blocks. A private creation is hidden from moderators too, until
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
