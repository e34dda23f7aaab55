import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { CONTENT_WORDS } from "../../entities/creation/content-words.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { FeedFilters } from "./feed-api.ts";
import { IdeaChips } from "./idea-chips.tsx";

function titleOf({ q, author = "" }: FeedFilters): string {
  if (!q) return t`Nothing found by @${author}`;
  return author ? t`Nothing found for “${q}” by @${author}` : t`Nothing found for “${q}”`;
}

/**
 * Describes the filters that narrow the search in addition to its text; null when there are none.
 */
function narrowedWords({ content, style, aspectRatio }: FeedFilters): string | null {
  if (style || aspectRatio) return t`Your filters may be hiding what you're looking for.`;
  const kind = CONTENT_WORDS.find(({ value }) => value === content);
  return kind ? t`You only searched ${{ kind: t(kind.label).toLowerCase() }}.` : null;
}

/**
 * A search without results, with ways on: without filters, including everyone's works, or with
 * other words.
 */
export function NothingFound({ filters }: { readonly filters: FeedFilters }) {
  const { q, author, sort } = filters;
  const narrowed = narrowedWords(filters);
  const wider = narrowed
    ? { ...(q && { q }), ...(author && { author }), ...(sort && { sort }) }
    : q && author
      ? { q, ...(sort && { sort }) }
      : null;
  const advice = q ? t`Try fewer or different words.` : t`They have nothing in the feed yet.`;
  return (
    <EmptyState
      icon={<Search size={26} />}
      title={titleOf(filters)}
      text={narrowed ?? (wider ? t`You only searched one person's works.` : advice)}
      action={
        wider ? (
          <Link to="/search" search={wider} className={buttonClass("primary")}>
            {t`Search everything`}
          </Link>
        ) : (
          <IdeaChips />
        )
      }
    />
  );
}
