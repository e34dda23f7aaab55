import { SEARCH_SORTS, type SearchSort } from "@kinora/contracts/feed/search-sorts";
import { ASPECT_RATIOS, VISUAL_STYLES } from "@kinora/contracts/prompt/vocabulary";
import { msg, t } from "@lingui/core/macro";
import { useNavigate } from "@tanstack/react-router";
import { X } from "lucide-react";
import { Chip } from "../../ui/chip.tsx";
import { OptionList } from "../../ui/option-list.tsx";
import { Picker } from "../../ui/picker.tsx";
import { ContentChips } from "./content-chips.tsx";
import type { FeedFilters } from "./feed-api.ts";

/** Filters and order of a search, all stored in the address. */
export function SearchFilters({ filters }: { readonly filters: FeedFilters }) {
  const navigate = useNavigate();
  const set = (change: { readonly [Key in keyof FeedFilters]?: FeedFilters[Key] | undefined }) => {
    const next = { ...filters, ...change };
    void navigate({ to: "/search", search: next });
  };
  return (
    <div className="no-scrollbar -mx-2 flex items-center gap-2 overflow-x-auto px-2 pt-1 pb-3 large-text:flex-wrap md:-mx-4 md:px-4">
      {filters.author && (
        <Chip
          aria-label={t`Only by @${{ author: filters.author }}, remove`}
          className="bg-text! text-ground!"
          onClick={() => set({ author: undefined })}
        >
          {t`By @${{ author: filters.author }}`}
          <X size={14} aria-hidden="true" />
        </Chip>
      )}
      <ContentChips content={filters.content} onChoose={(content) => set({ content })} />
      <div className="mx-1 h-5 w-px shrink-0 bg-line large-text:hidden" />
      {(filters.q || filters.author) && (
        // On a phone the row overflows the screen, so the order comes first, where it is visible.
        <span className="flex shrink-0 max-md:order-first">
          <SortPicker
            sort={filters.sort}
            hasWords={filters.q !== undefined}
            onChoose={(sort) => set({ sort })}
          />
        </span>
      )}
      <Picker label={t`Shape`} value={filters.aspectRatio ?? t`Any shape`}>
        {(close) => (
          <OptionList
            label={t`Shape`}
            value={filters.aspectRatio ?? null}
            options={[
              { value: null, label: t`Any shape` },
              ...ASPECT_RATIOS.map((ratio) => ({ value: ratio, label: ratio })),
            ]}
            onChoose={(ratio) => {
              set({ aspectRatio: ratio ?? undefined });
              close();
            }}
          />
        )}
      </Picker>
      <Picker label={t`Style`} value={filters.style ?? t`Any style`}>
        {(close) => (
          <OptionList
            label={t`Style`}
            value={filters.style ?? null}
            options={[
              { value: null, label: t`Any style` },
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

const SORTS = { relevance: msg`Best match`, newest: msg`Newest`, liked: msg`Most liked` } as const;

interface SortPickerProps {
  readonly sort: SearchSort | undefined;
  /** Without search text there is no best match, so the newest come first. */
  readonly hasWords: boolean;
  readonly onChoose: (sort: SearchSort | undefined) => void;
}

function SortPicker({ sort, hasWords, onChoose }: SortPickerProps) {
  const choices = SEARCH_SORTS.filter((value) => hasWords || value !== "relevance");
  const usual = choices[0];
  const chosen = choices.find((value) => value === sort) ?? usual;
  return (
    <Picker label={t`Sort`} value={t(SORTS[chosen ?? "newest"])}>
      {(close) => (
        <OptionList
          label={t`Sort`}
          value={chosen ?? null}
          options={choices.map((value) => ({ value, label: t(SORTS[value]) }))}
          onChoose={(value) => {
            onChoose(value === usual || value === null ? undefined : value);
            close();
          }}
        />
      )}
    </Picker>
  );
}
