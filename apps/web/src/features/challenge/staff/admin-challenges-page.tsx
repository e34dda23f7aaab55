import type { Challenge } from "@kinora/contracts/challenge/challenge";
import { plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { Plus, Trophy } from "lucide-react";
import { QueryError } from "../../../store/query-error.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { OlderButton } from "../../../ui/older-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { STATE_WORDS } from "../challenge-words.ts";
import { WorkPicture } from "../work-picture.tsx";
import { useListAllChallengesInfiniteQuery } from "./staff-challenge-api.ts";
import { TimeLine } from "./time-line.tsx";

/** All challenges with drafts, the latest opening first. */
export function AdminChallengesPage() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useListAllChallengesInfiniteQuery();
  const all = data?.pages.flatMap(({ items }) => items);
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6">
      <title>{t`Manage challenges · Kinora`}</title>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="page-title">{t`Challenges`}</h1>
        <Link to="/admin/challenges/new" className={buttonClass("primary")}>
          <Plus size={18} aria-hidden="true" />
          {t`New challenge`}
        </Link>
      </div>
      {error && !all && <QueryError error={error} onRetry={refetch} />}
      {!error && !all && <Skeleton className="h-40 rounded-panel" />}
      {all?.length === 0 && (
        <EmptyState
          icon={<Trophy size={26} />}
          title={t`No challenges yet`}
          text={t`Write the draft of the first one. Nobody sees it before you schedule it.`}
        />
      )}
      <ul className="flex flex-col gap-2">
        {all?.map((challenge) => (
          <Row key={challenge.id} challenge={challenge} />
        ))}
      </ul>
      {hasNextPage && (
        <OlderButton loading={isFetchingNextPage} onPress={() => void fetchNextPage()} />
      )}
    </main>
  );
}

function Row({ challenge }: { readonly challenge: Challenge }) {
  const { id, theme, state, pool, entries, ballots, isDaily, cover } = challenge;
  return (
    <li>
      <Link
        to="/admin/challenges/$id"
        params={{ id }}
        className="flex gap-3 rounded-panel bg-surface-1 p-4 transition-colors hover:bg-surface-2"
      >
        {cover && <WorkPicture card={cover} className="size-14" />}
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="text-16 font-medium wrap-anywhere">{theme}</span>
            <span className="text-14 text-text-2">{t(STATE_WORDS[state])}</span>
          </span>
          <span className="flex flex-wrap gap-x-4 text-14 text-text-2 nums">
            {isDaily && <span>{t`Daily challenge`}</span>}
            <span>{t`Pool: ${plural(pool, { one: "# gem", other: "# gems" })}`}</span>
            <span>{plural(entries, { one: "# entry", other: "# entries" })}</span>
            <span>{plural(ballots, { one: "# vote", other: "# votes" })}</span>
          </span>
          <TimeLine challenge={challenge} />
        </span>
      </Link>
    </li>
  );
}
