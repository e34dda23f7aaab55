import { useNavigate, useSearch } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";

/** Search from anywhere: "/" brings the cursor here. */
export function SearchField({ autoFocus = false }: { readonly autoFocus?: boolean }) {
  const navigate = useNavigate();
  const { q = "" } = useSearch({ strict: false });
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = q;
  }, [q]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? "";
    void navigate({ to: "/search", search: text ? { q: text } : {} });
  };

  return (
    <search className="w-full max-w-md">
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
          enterKeyHint="search"
          aria-label="Search films, pictures, stories, music"
          placeholder="Films, pictures, stories, music"
          data-search-field
          className="h-11 w-full rounded-full border border-transparent bg-surface-2 pr-4 pl-11 text-16 text-ellipsis transition-colors placeholder:text-text-2 hover:bg-surface-3 focus:bg-surface-1 md:text-14"
        />
      </form>
    </search>
  );
}
