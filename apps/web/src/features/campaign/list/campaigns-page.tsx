import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { Eye, Plus, Repeat } from "lucide-react";
import { QueryError } from "../../../store/query-error.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { OlderButton } from "../../../ui/older-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useListCampaignsInfiniteQuery } from "../campaign-api.ts";
import { CampaignRow } from "./campaign-row.tsx";

/** One's campaigns, newest first. */
export function CampaignsPage() {
  const query = useListCampaignsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, refetch, hasNextPage, isFetchingNextPage } = query;
  const campaigns = data?.pages.flatMap(({ items }) => items) ?? [];
  const toReview = campaigns.reduce((sum, one) => sum + one.toReview, 0);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="page-title">{t`Campaigns`}</h1>
        {campaigns.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {toReview > 0 && (
              <Link to="/review" className={buttonClass("primary")}>
                <Eye size={18} aria-hidden="true" />
                {t`Review ${toReview}`}
              </Link>
            )}
            <NewCampaign look={toReview > 0 ? "quiet" : "primary"} />
          </div>
        )}
      </div>
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-48 w-full rounded-panel" />}
      {data && campaigns.length === 0 && (
        <EmptyState
          icon={<Repeat size={26} />}
          title={t`No campaigns yet`}
          text={t`A campaign makes stories for you, week after week: you say what they are about, when and where they are posted, and what they may cost. You look at each before it is posted.`}
          action={<NewCampaign look="primary" />}
        />
      )}
      <ul className="flex flex-col gap-4">
        {campaigns.map((campaign) => (
          <CampaignRow key={campaign.id} campaign={campaign} />
        ))}
      </ul>
      {hasNextPage && (
        <OlderButton loading={isFetchingNextPage} onPress={() => void query.fetchNextPage()} />
      )}
    </div>
  );
}

function NewCampaign({ look }: { readonly look: "primary" | "quiet" }) {
  return (
    <Link to="/campaigns/new" className={buttonClass(look)}>
      <Plus size={18} aria-hidden="true" />
      {t`New campaign`}
    </Link>
  );
}
