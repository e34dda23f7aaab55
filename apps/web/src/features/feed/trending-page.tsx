import type { ContentKind } from "@kinora/contracts/prompt/vocabulary";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { Clapperboard } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ContinueButton } from "./continue-button.tsx";
import { FeedBody } from "./feed-body.tsx";
import { FeedHeader } from "./feed-header.tsx";
import { useFeedVisit } from "./use-feed-visit.ts";

export interface FeedPageProps {
  readonly content: ContentKind | undefined;
  readonly dock?: ReactNode;
}

/** The ranking: the newest from the top, or as it was left. */
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

export function NothingYet({ content }: Pick<FeedPageProps, "content">) {
  return (
    <EmptyState
      icon={<Clapperboard size={28} />}
      title={t`Nothing to see yet`}
      text={
        content
          ? t`Nobody has published anything of this kind yet. Yours could be the first.`
          : t`Nobody has published anything yet. Yours could be the first.`
      }
      action={
        <Link to="/create" className={buttonClass("primary")}>
          {t`Create`}
        </Link>
      }
    />
  );
}
