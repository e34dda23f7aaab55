import { t } from "@lingui/core/macro";
import { Link, useNavigate } from "@tanstack/react-router";
import { Hourglass } from "lucide-react";
import { MediaTile } from "../entities/creation/media-tile.tsx";
import { tilePicture } from "../entities/creation/picture-source.ts";
import { useCreation } from "../features/creation/use-creation.ts";
import { PublishPage } from "../features/publication/compose/publish-page.tsx";
import { QueryError } from "../store/query-error.tsx";
import { buttonClass } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

/** Publishes a work of one's own, once it is finished. */
export function PublishWork({ id }: { readonly id: string }) {
  const navigate = useNavigate();
  const { data: work, error, refetch } = useCreation(id);
  if (error && !work) return <QueryError error={error} onRetry={refetch} />;
  if (!work) return <Skeleton className="mx-auto mt-12 h-96 w-full max-w-4xl rounded-panel" />;
  const isReady = work.gems !== null && work.status === null && work.media !== null;
  return (
    <>
      <title>{t`Publish · Kinora`}</title>
      {isReady ? (
        <PublishPage
          work={work}
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
