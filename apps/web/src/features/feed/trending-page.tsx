import type { ContentKind } from "@kinora/contracts/prompt/vocabulary";
import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { ContinueButton } from "./continue-button.tsx";
import { FeedBody } from "./feed-body.tsx";
import { FeedHeader } from "./feed-header.tsx";
import { NothingYet } from "./nothing-yet.tsx";
import { useFeedVisit } from "./use-feed-visit.ts";

export interface FeedPageProps {
  readonly content: ContentKind | undefined;
  readonly dock?: ReactNode;
}

/** The ranking: current from the top, or as the user left it. */
export function TrendingPage({ content, dock }: FeedPageProps) {
  const visit = useFeedVisit({ kind: "trending", ...(content ? { content } : {}) });
  return (
    <main id="content" className="flex flex-1 flex-col px-2 md:px-4">
      <title>Kinora</title>
      <FeedHeader kind="trending" content={content} aside={<ContinueButton visit={visit} />} />
      <FeedBody visit={visit} label={t`Trending`} grows empty={<NothingYet content={content} />} />
      {dock}
    </main>
  );
}
