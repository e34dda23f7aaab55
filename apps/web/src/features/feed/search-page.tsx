import { SEARCH_MAX } from "@kinora/contracts/limits";
import { Link } from "@tanstack/react-router";
import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "../../ui/button.tsx";
import { CONTENT_WORDS } from "../../ui/content-words.ts";
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
      <title>{`${q ?? (author ? `@${author}` : "Search")} · Kinora`}</title>
      <h1 className="sr-only">Search</h1>
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
      title="This search is too long"
      text={`Please use ${SEARCH_MAX} characters or fewer (now ${q.length}). A few words usually find the most.`}
    />
  );
}

const kindWords = (content: string) =>
  CONTENT_WORDS.find(({ value }) => value === content)?.label ?? content;

function Results({ filters }: { readonly filters: FeedFilters }) {
  const { q, author, content = "all", sort } = filters;
  const subject = [q && `“${q}”`, author && `by @${author}`].filter(Boolean).join(" ");
  const visit = useFeedVisit({ ...filters, kind: "search" });
  return (
    <FeedBody
      visit={visit}
      ending="That is everything we found."
      label={`Results ${q ? "for " : ""}${subject}`}
      empty={
        <EmptyState
          icon={<Search size={26} />}
          title={`Nothing found ${q ? "for " : ""}${subject}`}
          {...(content === "all"
            ? { text: "Try fewer or other words.", action: <IdeaChips /> }
            : {
                text: `You searched ${kindWords(content).toLowerCase()} only.`,
                action: (
                  <Link
                    to="/search"
                    search={{ ...(q && { q }), ...(author && { author }), ...(sort && { sort }) }}
                    className={buttonClass("primary")}
                  >
                    Search everything
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
      title="What are you looking for"
      text="Search prompts and names, or start with one of these."
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
