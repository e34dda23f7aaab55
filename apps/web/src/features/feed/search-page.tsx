import { SEARCH_MAX } from "@kinora/contracts/limits";
import { t } from "@lingui/core/macro";
import { Search } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { FeedFilters } from "./feed-api.ts";
import { FeedBody } from "./feed-body.tsx";
import { IdeaChips } from "./idea-chips.tsx";
import { SearchFilters } from "./search-filters.tsx";
import { useFeedVisit } from "./use-feed-visit.ts";
import { WallSkeleton } from "./wall-skeleton.tsx";

const NothingFound = lazy(() =>
  import("./nothing-found.tsx").then((m) => ({ default: m.NothingFound })),
);

export interface SearchPageProps {
  readonly filters: FeedFilters;
  /** The search field, on screens whose bar has none. */
  readonly field: ReactNode;
}

export function SearchPage({ filters, field }: SearchPageProps) {
  const { q, author } = filters;
  return (
    <main id="content" className="flex flex-col px-2 md:px-4">
      <title>{t`${{ search: q ?? (author ? `@${author}` : t`Search`) }} · Kinora`}</title>
      <h1 className="sr-only">{t`Search`}</h1>
      <div className="pt-2 pb-3 md:hidden">{field}</div>
      <SearchFilters filters={filters} />
      <Found filters={filters} />
    </main>
  );
}

function Found({ filters }: { readonly filters: FeedFilters }) {
  const { q = "", author } = filters;
  if (!q && !author) return <Ideas />;
  if (q.length <= SEARCH_MAX) return <Results key={JSON.stringify(filters)} filters={filters} />;
  return (
    <EmptyState
      icon={<Search size={26} />}
      title={t`This search is too long`}
      text={t`Use ${SEARCH_MAX} characters or fewer (now ${{ length: q.length }}). A few words usually work best.`}
    />
  );
}

function resultsWords(q: string | undefined, author: string | undefined): string {
  if (!q) return t`Results by @${{ author: author ?? "" }}`;
  return author ? t`Results for “${q}” by @${author}` : t`Results for “${q}”`;
}

function Results({ filters }: { readonly filters: FeedFilters }) {
  const { q, author } = filters;
  const visit = useFeedVisit({ ...filters, kind: "search" });
  return (
    <FeedBody
      visit={visit}
      ending={t`That's everything we found.`}
      label={resultsWords(q, author)}
      empty={
        <Suspense fallback={<WallSkeleton />}>
          <NothingFound filters={filters} />
        </Suspense>
      }
    />
  );
}

function Ideas() {
  return (
    <EmptyState
      icon={<Search size={26} />}
      title={t`What are you looking for?`}
      text={t`Search prompts and names, or start with one of these.`}
      action={<IdeaChips />}
    />
  );
}
