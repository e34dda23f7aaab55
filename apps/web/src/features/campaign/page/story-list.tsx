import type { Campaign } from "@kinora/contracts/campaign/campaign";
import type { CampaignStory } from "@kinora/contracts/campaign/campaign-story";
import { ENDED_STAGES } from "@kinora/contracts/campaign/campaign-vocabulary";
import { t } from "@lingui/core/macro";
import { Clapperboard } from "lucide-react";
import { QueryError } from "../../../store/query-error.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { OlderButton } from "../../../ui/older-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useListCampaignStoriesInfiniteQuery } from "../campaign-story-api.ts";
import { StoryRow } from "./story-row.tsx";
import { whileActive } from "./while-active.ts";

/** Stories of a campaign: those to come in the order of their times, then the past, the latest first. */
export function StoryList({ campaign: { id, state } }: { readonly campaign: Campaign }) {
  const query = useListCampaignStoriesInfiniteQuery(
    { id, stage: null },
    { refetchOnMountOrArgChange: true, ...whileActive(state) },
  );
  const { data, error, refetch, hasNextPage, isFetchingNextPage } = query;
  if (error && !data) return <QueryError error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-64 w-full rounded-panel" />;
  const stories = inOrder(data.pages.flatMap(({ items }) => items));
  if (stories.length === 0)
    return (
      <EmptyState
        icon={<Clapperboard size={26} />}
        title={t`No stories yet`}
        text={
          state === "active"
            ? t`The first one starts within a minute.`
            : t`None is made while the campaign is paused.`
        }
      />
    );
  return (
    <div>
      <ul className="flex flex-col gap-4">
        {stories.map((story) => (
          <StoryRow key={story.id} story={story} />
        ))}
      </ul>
      {hasNextPage && (
        <OlderButton loading={isFetchingNextPage} onPress={() => void query.fetchNextPage()} />
      )}
    </div>
  );
}

/** The server's lists have the latest slot first. */
function inOrder(stories: readonly CampaignStory[]): readonly CampaignStory[] {
  const hasEnded = ({ stage }: CampaignStory) => ENDED_STAGES.some((one) => one === stage);
  return [...stories.filter((story) => !hasEnded(story)).toReversed(), ...stories.filter(hasEnded)];
}
