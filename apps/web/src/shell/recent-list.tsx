import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { History, X } from "lucide-react";
import { useState } from "react";
import { forgetSearch, forgetSearches, recentSearches } from "../store/recent-searches.ts";

export interface RecentListProps {
  /** The text in the field; only searches that continue it are offered. */
  readonly typed: string;
  /** Called when one was chosen or none is left: the focus returns to the field. */
  readonly onDone: () => void;
}

/** Recent searches below the field, each with buttons to repeat or remove it. */
export function RecentList({ typed, onDone }: RecentListProps) {
  const [all, setAll] = useState(recentSearches);
  const begun = typed.trim().toLowerCase();
  const shown = all.filter((text) => text !== typed && text.toLowerCase().startsWith(begun));
  if (shown.length === 0) return null;
  const remove = (forget: () => void) => {
    forget();
    const left = recentSearches();
    setAll(left);
    if (left.length === 0) onDone();
  };
  return (
    <div className="absolute inset-x-0 top-full z-30 mt-2 rounded-field border border-line bg-surface-1 p-1.5 shadow-2xl">
      <ul aria-label={t`Recent searches`}>
        {shown.map((text) => (
          <li key={text} className="flex items-center">
            <Link
              to="/search"
              search={({ content, style, aspectRatio, author, sort }) => ({
                q: text,
                ...{ content, style, aspectRatio, author, sort },
              })}
              preload={false}
              onClick={onDone}
              className="flex h-11 min-w-0 flex-1 items-center gap-3 rounded-field px-3 text-14 hover:bg-surface-2"
            >
              <History size={16} className="shrink-0 text-text-2" aria-hidden="true" />
              <span dir="auto" className="truncate">
                {text}
              </span>
            </Link>
            <button
              type="button"
              aria-label={t`Remove “${text}”`}
              // Keeps the focus where it is, so that the list stays open.
              onClick={() => remove(() => forgetSearch(text))}
              className="grid size-11 shrink-0 place-items-center rounded-full text-text-2 hover:text-text"
            >
              <X size={16} />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => remove(forgetSearches)}
        className="h-11 w-full rounded-field px-3 text-start text-14 text-text-2 hover:bg-surface-2 hover:text-text"
      >
        {t`Clear recent searches`}
      </button>
    </div>
  );
}
