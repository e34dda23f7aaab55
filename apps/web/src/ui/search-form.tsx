import type { FormEvent } from "react";
import { TextField } from "./text-field.tsx";

/** A search field that searches on Enter. */
export function SearchForm({
  label,
  hint,
  q,
  onSearch,
}: {
  readonly label: string;
  readonly hint: string;
  /** What is looked for; "" for everything. */
  readonly q: string;
  readonly onSearch: (q: string) => void;
}) {
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get("q") ?? "").trim());
  };
  return (
    <form key={q} onSubmit={search} className="mb-4">
      <TextField
        type="search"
        name="q"
        label={label}
        hint={hint}
        defaultValue={q}
        autoComplete="off"
        maxLength={200}
        enterKeyHint="search"
      />
    </form>
  );
}
