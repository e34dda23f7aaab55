import {
  POST_OUTCOMES,
  type PostOutcome,
} from "@kinora/contracts/publication/publication-vocabulary";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { ChevronLeft, Megaphone } from "lucide-react";
import { QueryError } from "../../../store/query-error.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { OlderButton } from "../../../ui/older-button.tsx";
import { Segments } from "../../../ui/segments.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useGetPostQuery, useListPostsInfiniteQuery } from "../publication-api.ts";
import { PostView } from "../status/post-view.tsx";

const FILTERS: Readonly<Record<PostOutcome | "all", MessageDescriptor>> = {
  all: msg`All`,
  scheduled: msg`Under way`,
  done: msg`Published`,
  fail: msg`Not published`,
};

const ALL = "all";
const SHOWN = [ALL, ...POST_OUTCOMES] as const;

/** The page's address: one post, or an outcome to filter by. */
export interface PostsSearch {
  readonly post?: string;
  readonly outcome?: string;
}

interface ListProps {
  /** Null for all. */
  readonly outcome: PostOutcome | null;
  readonly onOutcome: (outcome: PostOutcome | null) => void;
}

export type PastPostsProps = PostsSearch & Pick<ListProps, "onOutcome">;

/** One's posts, or one of them. */
export function PastPosts({ post, outcome, onOutcome }: PastPostsProps) {
  if (post) return <OnePost id={post} />;
  const known = POST_OUTCOMES.find((one) => one === outcome) ?? null;
  return <PostList outcome={known} onOutcome={onOutcome} />;
}

/** Newest first, filtered by what became of them. */
function PostList({ outcome, onOutcome }: ListProps) {
  const query = useListPostsInfiniteQuery(outcome, { refetchOnMountOrArgChange: true });
  // Another filter must not show the posts of the last one.
  const { currentData: data, error, refetch, hasNextPage, isFetchingNextPage } = query;
  const chosen = outcome ?? ALL;
  const posts = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <Segments
        label={t`Which posts`}
        wraps
        className="self-start"
        value={chosen}
        options={SHOWN.map((value) => ({
          ...{ value, label: t(FILTERS[value]) },
        }))}
        onChange={(value) => onOutcome(POST_OUTCOMES.find((one) => one === value) ?? null)}
      />
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-64 w-full rounded-panel" />}
      {data && posts.length === 0 && <Empty outcome={outcome} />}
      <ul className="flex flex-col gap-6">
        {posts.map((post) => (
          <li key={post.id} className="rounded-panel bg-surface-1 p-4">
            <PostView post={post} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <OlderButton loading={isFetchingNextPage} onPress={() => void query.fetchNextPage()} />
      )}
    </div>
  );
}

function Empty({ outcome }: Pick<ListProps, "outcome">) {
  if (outcome !== null)
    return (
      <EmptyState
        icon={<Megaphone size={26} />}
        title={outcome === "scheduled" ? t`Nothing is under way` : t`No such posts`}
      />
    );
  return (
    <EmptyState
      icon={<Megaphone size={26} />}
      title={t`Nothing published yet`}
      text={t`Choose a finished work, then Publish: to your accounts on other platforms, or to the feed here.`}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Link to="/library" className={buttonClass("primary")}>
            {t`Choose a work`}
          </Link>
          <Link to="/create" className={buttonClass()}>
            {t`Create one`}
          </Link>
        </div>
      }
    />
  );
}

/** One post alone, as after publishing. */
function OnePost({ id }: { readonly id: string }) {
  const { data, error, refetch } = useGetPostQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <Link to="/settings/past-videos" className={`${buttonClass("ghost", "sm")} -ml-3 self-start`}>
        <ChevronLeft size={16} aria-hidden="true" />
        {t`All posts`}
      </Link>
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-64 w-full rounded-panel" />}
      {data && (
        <div className="rounded-panel bg-surface-1 p-4">
          <PostView post={data} />
        </div>
      )}
    </div>
  );
}
