import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { ChevronLeft } from "lucide-react";
import { QueryError } from "../../../store/query-error.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { Segments } from "../../../ui/segments.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useShowCampaignQuery } from "../campaign-api.ts";
import { CampaignHead } from "./campaign-head.tsx";
import { CampaignSettings } from "./campaign-settings.tsx";
import { SourceList } from "./source-list.tsx";
import { StoryList } from "./story-list.tsx";
import { whileActive } from "./while-active.ts";

const TABS = ["stories", "sources", "settings"] as const;
type Tab = (typeof TABS)[number];

/** The page's address: which part of it is shown. */
export interface CampaignSearch {
  readonly show?: string;
}

export interface CampaignPageProps extends CampaignSearch {
  readonly id: string;
  readonly onShow: (tab: Tab) => void;
  readonly onDeleted: () => void;
}

/** One campaign: its stories, what they tell from, and its settings. */
export function CampaignPage({ id, show, onShow, onDeleted }: CampaignPageProps) {
  const known = useShowCampaignQuery(id, { refetchOnMountOrArgChange: true });
  const { data: campaign, error, refetch } = known;
  // Asks again beside the first.
  useShowCampaignQuery(id, whileActive(campaign?.state));
  const tab = TABS.find((one) => one === show) ?? "stories";
  const labels: Readonly<Record<Tab, string>> = {
    stories: t`Stories`,
    sources: t`Sources`,
    settings: t`Settings`,
  };
  return (
    <div className="flex flex-col gap-6">
      <Link to="/campaigns" className={`${buttonClass("ghost", "sm")} -ml-3 self-start`}>
        <ChevronLeft size={16} aria-hidden="true" />
        {t`All campaigns`}
      </Link>
      {error && !campaign && <QueryError error={error} onRetry={refetch} />}
      {!error && !campaign && <Skeleton className="h-64 w-full rounded-panel" />}
      {campaign && (
        <>
          <CampaignHead campaign={campaign} onDeleted={onDeleted} />
          <Segments
            label={t`Parts of the campaign`}
            className="self-start"
            value={tab}
            options={TABS.map((value) => ({ value, label: labels[value] }))}
            onChange={onShow}
          />
          {tab === "stories" && <StoryList campaign={campaign} />}
          {tab === "sources" && <SourceList campaign={campaign} />}
          {tab === "settings" && <CampaignSettings key={campaign.version} campaign={campaign} />}
        </>
      )}
    </div>
  );
}
