import { LIBRARY_SEARCH_MAX } from "@kinora/contracts/limits";
import { t } from "@lingui/core/macro";
import { Search, X } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";

const PAUSE_MS = 250;

/** Searches the user's own works, including private ones, while typing. */
export function LibrarySearch({
  query,
  onSearch,
}: {
  readonly query: string;
  readonly onSearch: (query: string) => void;
}) {
  const [text, setText] = useState(query);
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (text.trim() === query) return;
    const timer = setTimeout(() => search(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, query]);
  return (
    <search className="relative min-w-44 max-w-md flex-1 xl:max-w-80">
      <Search
        size={17}
        className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-text-2"
      />
      <input
        type="search"
        dir="auto"
        value={text}
        maxLength={LIBRARY_SEARCH_MAX}
        aria-label={t`Search your works`}
        placeholder={t`Search your works`}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        className="h-11 w-full rounded-full bg-surface-2 pr-11 pl-11 text-16 placeholder-shown:pr-3 placeholder:text-text-2 hover:bg-surface-3 md:text-14"
      />
      {text !== "" && (
        <button
          type="button"
          aria-label={t`Clear`}
          onClick={() => setText("")}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center text-text-2 hover:text-text"
        >
          <X size={16} />
        </button>
      )}
    </search>
  );
}
