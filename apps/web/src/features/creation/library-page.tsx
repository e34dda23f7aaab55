import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { useNavigate } from "@tanstack/react-router";
import { BookOpen, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { CONTENT_WORDS } from "../../entities/creation/content-words.ts";
import { Chip } from "../../ui/chip.tsx";
import { LibrarySearch } from "./library/library-search.tsx";
import { LibraryWorks } from "./library/library-works.tsx";
import type { LibraryView } from "./library-api.ts";
import type { LibraryFilter } from "./library-filter.ts";

const FILTERS = [
  { value: "all", label: msg`All` },
  ...CONTENT_WORDS,
  { value: "feed", label: msg`In the feed` },
  { value: "scheduled", label: msg`Scheduled` },
  { value: "private", label: msg`Private` },
] as const satisfies readonly {
  readonly value: LibraryFilter;
  readonly label: MessageDescriptor;
}[];

export interface LibraryPageProps {
  readonly view: LibraryView;
  readonly filter: LibraryFilter;
  /** The search text; empty shows everything. */
  readonly query?: string;
  /** The user's name and picture, with links from here. */
  readonly head: ReactNode;
  /** Content of another feature, shown instead of the creations. */
  readonly boards?: ReactNode;
}

/** All of a user's works, filtered by text, kind and visibility, and their trash. */
export function LibraryPage({ view, filter, query = "", head, boards = null }: LibraryPageProps) {
  const navigate = useNavigate();
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const open = (
    place: { readonly view?: "trash"; readonly show?: LibraryFilter | "boards" },
    find: string,
  ) =>
    void navigate({
      to: "/library",
      search: find === "" ? place : { ...place, find },
      replace: true,
    });
  const here = view === "trash" ? { view } : filter === "all" ? {} : { show: filter };
  return (
    <main id="content" className="px-2 pt-2 pb-10 md:px-6">
      <title>{view === "trash" ? t`Trash · Kinora` : t`Library · Kinora`}</title>
      {head}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3 xl:flex-nowrap">
        <div className="no-scrollbar -mx-2 flex min-w-0 items-center gap-1.5 overflow-x-auto px-2 max-xl:basis-[calc(100%+1rem)] large-text:flex-wrap md:mx-0 md:flex-wrap md:px-0 md:max-xl:basis-full">
          {FILTERS.map(({ value, label }) => (
            <Chip
              key={value}
              chosen={view === "library" && boards === null && value === filter}
              onClick={() => open(value === "all" ? {} : { show: value }, query)}
            >
              {t(label)}
            </Chip>
          ))}
          <div className="mx-1 h-5 w-px shrink-0 bg-line large-text:hidden" />
          <Chip
            icon={<BookOpen size={16} className="max-lg:hidden" />}
            chosen={boards !== null}
            onClick={() => open({ show: "boards" }, "")}
          >
            {t`Storyboards`}
          </Chip>
          <Chip
            icon={<Trash2 size={16} className="max-lg:hidden" />}
            chosen={view === "trash"}
            onClick={() => open({ view: "trash" }, query)}
          >
            {t`Trash`}
          </Chip>
        </div>
        {/* Beside the search, which does not move when this appears; below the chips it comes last. */}
        <div
          ref={setTools}
          className="ml-auto shrink-0 max-xl:order-last max-xl:-mr-2 max-xl:empty:hidden"
        />
        {/* Storyboards have no search. */}
        {boards === null && <LibrarySearch query={query} onSearch={(find) => open(here, find)} />}
      </div>
      {boards ?? (
        <LibraryWorks
          key={`${view} ${query}`}
          view={view}
          filter={filter}
          query={query}
          tools={tools}
        />
      )}
    </main>
  );
}
