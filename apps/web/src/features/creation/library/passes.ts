import type { CreationCard } from "@kinora/contracts/creation/creation";
import type { LibraryFilter } from "../library-filter.ts";

const isOf = (kind: CreationCard["kind"]) => (card: CreationCard) => card.kind === kind;

/**
 * Which works a filter shows. Unlisted works count as private, because nobody finds them without
 * the link.
 */
export const PASSES: Readonly<Record<LibraryFilter, (card: CreationCard) => boolean>> = {
  all: () => true,
  video: isOf("video"),
  story: isOf("story"),
  image: isOf("image"),
  music: isOf("music"),
  feed: ({ status, inFeed }) => status === null && inFeed,
  scheduled: ({ status }) => status === "scheduled",
  private: (card) => card.private || card.hidden,
};
