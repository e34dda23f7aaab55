import { plural, t } from "@lingui/core/macro";
import { X } from "lucide-react";
import { useState } from "react";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { removalOf } from "./change-of.ts";
import type { ListName, WordTerm } from "./list-names.ts";
import { useEditWordsMutation } from "./words-api.ts";

/** Maximum number of entries shown at once. */
const SHOWN = 60;

interface TermListProps {
  readonly list: ListName;
  readonly terms: readonly WordTerm[];
  readonly phrases: readonly string[];
}

/** The entries of a list, hidden until requested, because nobody should have to read them. */
export function TermList({ list, terms, phrases }: TermListProps) {
  const [sought, setSought] = useState("");
  const [isOpen, setOpen] = useState(list === "allowed");
  const [edit] = useEditWordsMutation();
  const { say, saySorry } = useSay();
  const all = [...terms, ...phrases].map((entry) => ({
    ...{ entry, text: typeof entry === "string" ? entry : entry.text },
    language: typeof entry === "string" ? "" : entry.language,
  }));
  const found = all.filter(({ text }) => text.includes(sought.trim().toLowerCase()));
  const remove = (entry: WordTerm | string, text: string) =>
    edit(removalOf(entry))
      .unwrap()
      .then(() => say(t`“${text}” is no longer in the list.`, "success"), saySorry);
  const count = plural(all.length, { one: "# entry", other: "# entries" });
  if (!isOpen)
    return (
      <Button className="self-start" onClick={() => setOpen(true)}>
        {t`Show ${count}`}
      </Button>
    );
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={t`Search ${count}`}
        type="search"
        value={sought}
        onChange={({ currentTarget }) => setSought(currentTarget.value)}
      />
      <ul className="flex flex-wrap gap-2">
        {found.slice(0, SHOWN).map(({ entry, text, language }) => (
          <li
            key={`${language} ${text}`}
            className="flex min-h-11 items-center rounded-full bg-surface-2 pl-4 text-14"
          >
            <span lang={language || undefined}>{text}</span>
            {language !== "" && language !== "en" && (
              <span className="ml-2 text-12 text-text-2">{language}</span>
            )}
            <button
              type="button"
              aria-label={t`Remove “${text}”`}
              onClick={() => void remove(entry, text)}
              className="flex size-11 items-center justify-center rounded-full text-text-2 hover:text-text"
            >
              <X size={16} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {found.length > SHOWN && (
        <p className="text-12 text-text-2">
          {t`The first ${SHOWN} of ${found.length}: search to find the others.`}
        </p>
      )}
    </div>
  );
}
