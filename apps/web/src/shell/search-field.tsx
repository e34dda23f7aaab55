import { t } from "@lingui/core/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import { keepSearch } from "../store/recent-searches.ts";

const RecentList = lazy(() => import("./recent-list.tsx").then((m) => ({ default: m.RecentList })));

/** Search from anywhere: "/" focuses this field. */
export function SearchField({ autoFocus = false }: { readonly autoFocus?: boolean }) {
  const navigate = useNavigate();
  const { q = "", content, style, aspectRatio, author, sort } = useSearch({ strict: false });
  const field = useRef<HTMLInputElement>(null);
  /** The text in the field while it has focus; otherwise null. */
  const [typed, setTyped] = useState<string | null>(null);
  const close = () => setTyped(null);

  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = q;
  }, [q]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? "";
    if (text) keepSearch(text);
    close();
    void navigate({
      to: "/search",
      search: { q: text || undefined, content, style, aspectRatio, author, sort },
    });
  };
  const backToField = () => {
    field.current?.focus();
    close();
  };

  return (
    <search
      className="relative w-full max-w-md"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
      onKeyDown={({ key }) => key === "Escape" && typed !== null && backToField()}
    >
      <form onSubmit={submit} className="relative">
        <Search
          size={17}
          className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-text-2"
        />
        <input
          ref={field}
          type="search"
          name="q"
          defaultValue={q}
          // biome-ignore lint/a11y/noAutofocus: the search page is opened to type
          autoFocus={autoFocus}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t`Search films, pictures, stories, music`}
          placeholder={t`Search`}
          data-search-field
          onFocus={({ currentTarget }) => setTyped(currentTarget.value)}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          className="h-11 w-full rounded-full border border-transparent bg-surface-2 pr-4 pl-11 text-16 text-ellipsis transition-colors placeholder:text-text-2 hover:bg-surface-3 focus:bg-surface-1 md:text-14"
        />
      </form>
      {typed !== null && (
        <Suspense>
          <RecentList typed={typed} onDone={backToField} />
        </Suspense>
      )}
    </search>
  );
}
