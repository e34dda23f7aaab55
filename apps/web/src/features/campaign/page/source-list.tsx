import type { Campaign } from "@kinora/contracts/campaign/campaign";
import type { CampaignSource } from "@kinora/contracts/campaign/campaign-source";
import { needsSources } from "@kinora/contracts/campaign/needs-sources";
import { plural, t } from "@lingui/core/macro";
import { BookOpen, X } from "lucide-react";
import { Problem } from "../../../store/problem.tsx";
import { QueryError } from "../../../store/query-error.tsx";
import { numberText } from "../../../text/number-text.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { OlderButton } from "../../../ui/older-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import {
  useListCampaignSourcesInfiniteQuery,
  useRemoveCampaignSourceMutation,
} from "../campaign-api.ts";
import { AddSource } from "./add-source.tsx";

/** What a campaign's stories tell from; each source is used once. */
export function SourceList({ campaign }: { readonly campaign: Campaign }) {
  const { id, state, sourcesLeft, settings } = campaign;
  const query = useListCampaignSourcesInfiniteQuery(id, { refetchOnMountOrArgChange: true });
  const { data, error, refetch, hasNextPage, isFetchingNextPage } = query;
  const sources = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <p className="text-14 text-text-2">
        {needsSources(settings)
          ? t`Its stories tell only what these say, each in one story.`
          : t`Its stories are made up from the brief. What you add here is told as well, each source in one story.`}{" "}
        {plural(sourcesLeft, { one: "# is left.", other: "# are left." })}
      </p>
      {state !== "ended" && <AddSource campaignId={id} />}
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-40 w-full rounded-panel" />}
      {data && sources.length === 0 && (
        <EmptyState icon={<BookOpen size={26} />} title={t`No sources yet`} />
      )}
      <ul className="flex flex-col gap-3">
        {sources.map((source) => (
          <SourceRow key={source.id} source={source} />
        ))}
      </ul>
      {hasNextPage && (
        <OlderButton loading={isFetchingNextPage} onPress={() => void query.fetchNextPage()} />
      )}
    </div>
  );
}

function SourceRow({ source }: { readonly source: CampaignSource }) {
  const { id, title, beginning, characters, address, usedBy } = source;
  const [remove, { error, isLoading }] = useRemoveCampaignSourceMutation();
  return (
    <li className="flex items-start gap-3 rounded-panel bg-surface-1 p-4">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="font-medium wrap-anywhere">
          {title || beginning}
        </p>
        {address && <p className="text-12 text-text-2 wrap-anywhere">{address}</p>}
        {title && (
          <p dir="auto" className="mt-1 line-clamp-2 text-14 text-text-2 wrap-anywhere">
            {beginning}
          </p>
        )}
        <p className="mt-1 text-12 text-text-2">
          {t`${{ characters: numberText(characters) }} characters`}
          {usedBy !== null && ` · ${t`used in a story`}`}
        </p>
        {error && <Problem error={error} />}
      </div>
      {usedBy === null && (
        <IconButton
          label={t`Remove this source`}
          icon={<X size={18} />}
          disabled={isLoading}
          onClick={() => void remove({ id })}
        />
      )}
    </li>
  );
}
