import type { CreationCard } from "@kinora/contracts/creation/creation";
import { isFinished } from "@kinora/contracts/creation/is-finished";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export type SeenBy = "private" | "unlisted" | "feed";

export const SEEN_BY_WORDS: Readonly<Record<SeenBy, MessageDescriptor>> = {
  private: msg`Private`,
  unlisted: msg`Unlisted`,
  feed: msg`In the feed`,
};

/**
 * Returns the visibility to show on the user's own work; null for the default, where anyone with
 * the link can open it.
 */
export function seenBy(
  work: Pick<CreationCard, "status" | "private" | "hidden" | "moderatorHidden" | "inFeed">,
): SeenBy | null {
  if (work.private) return "private";
  if (work.hidden) return "unlisted";
  return work.inFeed && work.status === null && !work.moderatorHidden ? "feed" : null;
}

/** Describes who can open the user's own work; null while there is nothing to open. */
export function seenByWords(
  work: Parameters<typeof seenBy>[0] & Pick<CreationCard, "mature">,
): MessageDescriptor | null {
  const who = seenBy(work);
  if (who) return SEEN_BY_WORDS[who];
  if (!isFinished(work.status) || work.moderatorHidden) return null;
  return work.mature ? msg`Adults with the link` : msg`Anyone with the link`;
}
