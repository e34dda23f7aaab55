import type { CreationCard } from "@kinora/contracts/creation/creation";

export const LIBRARY_FILTERS = [
  { value: "all", label: "All" },
  { value: "making", label: "In the making" },
  { value: "ready", label: "Ready" },
  { value: "feed", label: "In the feed" },
  { value: "private", label: "Private" },
  { value: "checked", label: "Being checked" },
  { value: "failed", label: "Failed" },
  { value: "trash", label: "Trash" },
] as const;

export type LibraryFilter = (typeof LIBRARY_FILTERS)[number]["value"];

/** Which works a filter shows. The trash is a list of its own. */
export function passes(filter: LibraryFilter, card: CreationCard): boolean {
  switch (filter) {
    case "making":
      return card.status === "processing";
    case "ready":
      return card.status === null || card.status === "scheduled";
    case "feed":
      return card.status === null && card.inFeed;
    case "private":
      return card.private || card.hidden;
    case "checked":
      return card.status === "review" || card.status === "rejected";
    case "failed":
      return card.status === "failed";
    case "all":
    case "trash":
      return true;
  }
}
