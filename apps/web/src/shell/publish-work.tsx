import { isFinished } from "@kinora/contracts/creation/is-finished";
import { t } from "@lingui/core/macro";
import { skipToken } from "@reduxjs/toolkit/query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Hourglass } from "lucide-react";
import { MediaTile } from "../entities/creation/media-tile.tsx";
import { tilePicture } from "../entities/creation/picture-source.ts";
import { useCreation } from "../features/creation/use-creation.ts";
import { PublishPage } from "../features/publication/compose/publish-page.tsx";
import { useGetPostDraftQuery } from "../features/publication/publication-api.ts";
import { QueryError } from "../store/query-error.tsx";
import { buttonClass } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

/** Publishes a work of one's own, once it is finished; with a draft that was kept, or anew. */
export function PublishWork({
  id,
  draftId,
}: {
  readonly id: string;
  readonly draftId: string | null;
}) {
  const navigate = useNavigate();
  const { data: work, error, refetch } = useCreation(id);
  const kept = useGetPostDraftQuery(draftId ?? skipToken, { refetchOnMountOrArgChange: true });
  if (error && !work) return <QueryError error={error} onRetry={refetch} />;
  if (kept.error) return <QueryError error={kept.error} onRetry={kept.refetch} />;
  if (!work || (draftId !== null && (!kept.data || kept.isFetching)))
    return <Skeleton className="mx-auto mt-12 h-96 w-full max-w-4xl rounded-panel" />;
  const isReady = work.gems !== null && isFinished(work.status) && work.media !== null;
  return (
    <>
      <title>{t`Publish · Kinora`}</title>
      {isReady ? (
        <PublishPage
          work={work}
          opened={kept.data ?? null}
          picture={
            <MediaTile
              alt=""
              thumbhash={work.thumbhash}
              picture={tilePicture(work)}
              previewUrl={null}
              playing={false}
            />
          }
          onPublished={(post) =>
            void navigate({
              to: "/settings/past-videos",
              search: { post: post.id },
              replace: true,
            })
          }
        />
      ) : (
        <EmptyState
          icon={<Hourglass size={26} />}
          title={t`This work can't be published now`}
          text={t`It has to be yours, finished, checked and not in the trash.`}
          action={
            <Link to="/item/$id" params={{ id }} className={buttonClass()}>
              {t`Back to the work`}
            </Link>
          }
        />
      )}
    </>
  );
}
