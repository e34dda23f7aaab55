import { SEARCH_MAX } from "@kinora/contracts/limits";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { CONTENT_WORDS } from "../../entities/creation/content-words.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { FeedFilters } from "./feed-api.ts";
import { FeedBody } from "./feed-body.tsx";
import { SearchFilters } from "./search-filters.tsx";
import { useFeedVisit } from "./use-feed-visit.ts";

const IDEAS = ["fox", "neon city", "ocean", "forest", "space", "snow", "desert", "rain"];

export interface SearchPageProps {
  readonly filters: FeedFilters;
  /** The field itself, on screens whose bar has none. */
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
      text={t`Please use ${SEARCH_MAX} characters or fewer (now ${{ length: q.length }}). A few words usually find the most.`}
    />
  );
}

function kindWords(content: string): string {
  const known = CONTENT_WORDS.find(({ value }) => value === content);
  return known ? t(known.label) : content;
}

function resultsWords(q: string | undefined, author: string | undefined): string {
  if (!q) return t`Results by @${{ author: author ?? "" }}`;
  return author ? t`Results for “${q}” by @${author}` : t`Results for “${q}”`;
}

function nothingWords(q: string | undefined, author: string | undefined): string {
  if (!q) return t`Nothing found by @${{ author: author ?? "" }}`;
  return author ? t`Nothing found for “${q}” by @${author}` : t`Nothing found for “${q}”`;
}

function Results({ filters }: { readonly filters: FeedFilters }) {
  const { q, author, content = "all", sort } = filters;
  const visit = useFeedVisit({ ...filters, kind: "search" });
  return (
    <FeedBody
      visit={visit}
      ending={t`That is everything we found.`}
      label={resultsWords(q, author)}
      empty={
        <EmptyState
          icon={<Search size={26} />}
          title={nothingWords(q, author)}
          {...(content === "all"
            ? { text: t`Try fewer or other words.`, action: <IdeaChips /> }
            : {
                text: t`You searched ${{ kind: kindWords(content).toLowerCase() }} only.`,
                action: (
                  <Link
                    to="/search"
                    search={{ ...(q && { q }), ...(author && { author }), ...(sort && { sort }) }}
                    className={buttonClass("primary")}
                  >
                    {t`Search everything`}
                  </Link>
                ),
              })}
        />
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

function IdeaChips() {
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {IDEAS.map((q) => (
        <Link
          key={q}
          to="/search"
          search={{ q }}
          className="reach inline-flex h-9 items-center rounded-full bg-surface-2 px-3.5 text-14 text-text-2 transition-colors hover:bg-surface-3 hover:text-text"
        >
          {q}
        </Link>
      ))}
    </div>
  );
}
