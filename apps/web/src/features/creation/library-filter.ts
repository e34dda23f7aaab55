import type { CreationCard } from "@kinora/contracts/creation/creation";
import { msg } from "@lingui/core/macro";
import { CONTENT_WORDS } from "../../entities/creation/content-words.ts";

export const LIBRARY_FILTERS = [
  { value: "all", label: msg`All` },
  ...CONTENT_WORDS,
  { value: "feed", label: msg`In the feed` },
  { value: "private", label: msg`Private` },
] as const;

export type LibraryFilter = (typeof LIBRARY_FILTERS)[number]["value"];

/** Which works a filter shows; unlisted ones count as private: nobody comes across them. */
export function passes(filter: LibraryFilter, card: CreationCard): boolean {
  switch (filter) {
    case "all":
      return true;
    case "video":
    case "story":
    case "image":
    case "music":
      return card.kind === filter;
    case "feed":
      return card.status === null && card.inFeed;
    case "private":
      return card.private || card.hidden;
  }
}
