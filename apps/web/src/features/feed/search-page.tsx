import { SEARCH_MAX } from "@kinora/contracts/limits";
import { ASPECT_RATIOS, VISUAL_STYLES } from "@kinora/contracts/prompt/vocabulary";
import { Link, useNavigate } from "@tanstack/react-router";
import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "../../ui/empty-state.tsx";
import { OptionList } from "../../ui/option-list.tsx";
import { Picker } from "../../ui/picker.tsx";
import { ContentChips } from "./content-chips.tsx";
import type { FeedFilters } from "./feed-api.ts";
import { FeedBody } from "./feed-body.tsx";
import { useFeedVisit } from "./use-feed-visit.ts";

const IDEAS = ["fox", "neon city", "ocean", "forest", "space", "snow", "desert", "rain"];

export interface SearchPageProps {
  readonly filters: FeedFilters;
  /** The field itself, on screens whose bar has none. */
  readonly field: ReactNode;
}

export function SearchPage({ filters, field }: SearchPageProps) {
  const { q } = filters;
  return (
    <main id="content" className="flex flex-col px-2 md:px-4">
      <title>{q ? `${q} · Kinora` : "Search · Kinora"}</title>
      <h1 className="sr-only">Search</h1>
      <div className="px-2 pt-2 pb-3 md:hidden">{field}</div>
      <Filters filters={filters} />
      <Found filters={filters} />
    </main>
  );
}

function Filters({ filters }: { readonly filters: FeedFilters }) {
  const navigate = useNavigate();
  const set = (change: { readonly [Key in keyof FeedFilters]?: FeedFilters[Key] | undefined }) => {
    const next = { ...filters, ...change };
    void navigate({ to: "/search", search: next });
  };
  return (
    <div className="no-scrollbar flex items-center gap-2 overflow-x-auto px-1 pt-1 pb-3">
      <ContentChips content={filters.content} onChoose={(content) => set({ content })} />
      <div className="mx-1 h-5 w-px shrink-0 bg-line" />
      <Picker label="Shape" value={filters.aspectRatio ?? "Any shape"}>
        {(close) => (
          <OptionList
            label="Shape"
            value={filters.aspectRatio ?? null}
            options={[
              { value: null, label: "Any shape" },
              ...ASPECT_RATIOS.map((ratio) => ({ value: ratio, label: ratio })),
            ]}
            onChoose={(ratio) => {
              set({ aspectRatio: ratio ?? undefined });
              close();
            }}
          />
        )}
      </Picker>
      <Picker label="Style" value={filters.style ?? "Any style"}>
        {(close) => (
          <OptionList
            label="Style"
            value={filters.style ?? null}
            options={[
              { value: null, label: "Any style" },
              ...VISUAL_STYLES.map((style) => ({ value: style, label: style })),
            ]}
            onChoose={(style) => {
              set({ style: style ?? undefined });
              close();
            }}
          />
        )}
      </Picker>
    </div>
  );
}

function Found({ filters }: { readonly filters: FeedFilters }) {
  const { q } = filters;
  if (!q) return <Ideas />;
  if (q.length <= SEARCH_MAX)
    return <Results key={JSON.stringify(filters)} filters={filters} query={q} />;
  return (
    <EmptyState
      icon={<Search size={26} />}
      title="This search is too long"
      text={`It has ${q.length} characters; up to ${SEARCH_MAX} work. A few words usually find the most.`}
    />
  );
}

function Results({ filters, query }: { readonly filters: FeedFilters; readonly query: string }) {
  const visit = useFeedVisit({ ...filters, kind: "search" });
  return (
    <FeedBody
      visit={visit}
      label={`Results for ${query}`}
      empty={
        <EmptyState
          icon={<Search size={26} />}
          title={`Nothing found for “${query}”`}
          text="Try fewer or other words, or make it yourself."
          action={<IdeaChips />}
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
      text="Search the words people wrote. Or start with one of these."
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
