import type { ContentKind } from "@kinora/contracts/prompt/vocabulary";
import { t } from "@lingui/core/macro";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Segments } from "../../ui/segments.tsx";
import { ContentChips } from "./content-chips.tsx";

export interface FeedHeaderProps {
  readonly kind: "trending" | "recent";
  readonly content: ContentKind | undefined;
  /** Beside the chips, or below them on a narrow screen. */
  readonly aside?: ReactNode;
}

export function FeedHeader({ kind, content, aside }: FeedHeaderProps) {
  const navigate = useNavigate();
  const open = (next: "trending" | "recent", filter: ContentKind | undefined) =>
    void navigate({
      to: next === "recent" ? "/recent" : "/",
      search: filter ? { content: filter } : {},
    });
  return (
    <div className="flex flex-col items-start gap-2 pt-1 pb-3 lg:flex-row lg:items-center lg:justify-between">
      <div className="no-scrollbar -mx-2 -my-1 flex max-w-[calc(100%+1rem)] items-center gap-2 overflow-x-auto px-2 py-1 large-text:flex-wrap md:-mx-4 md:max-w-[calc(100%+2rem)] md:px-4">
        <h1 className="sr-only">{kind === "recent" ? t`Recent` : t`Trending`}</h1>
        <Segments
          label={t`Order`}
          value={kind}
          options={[
            { value: "trending", label: t`Trending` },
            { value: "recent", label: t`Recent` },
          ]}
          onChange={(next) => open(next, content)}
        />
        <div className="mx-1 h-5 w-px shrink-0 bg-line large-text:hidden" />
        <ContentChips content={content} onChoose={(next) => open(kind, next)} />
      </div>
      {aside}
    </div>
  );
}
