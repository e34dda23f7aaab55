import type { KeptDraft } from "@kinora/contracts/publication/post-draft";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { FilePen, Trash2 } from "lucide-react";
import { useListConnectionsQuery } from "../../../entities/connection/list-connections-api.ts";
import { titleOf } from "../../../entities/creation/title-of.ts";
import { targetName } from "../../../entities/post/target-name.ts";
import { QueryError } from "../../../store/query-error.tsx";
import { useSay } from "../../../store/use-say.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ThumbCanvas } from "../../../ui/thumb-canvas.tsx";
import { TimeAgo } from "../../../ui/time-ago.tsx";
import { useDeletePostDraftMutation, useListPostDraftsQuery } from "../publication-api.ts";

/** Posts that were begun and not ordered yet. */
export function PostDrafts() {
  const { data, error, refetch } = useListPostDraftsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <section aria-labelledby="post-drafts" className="flex flex-col gap-3">
      <div>
        <h3 id="post-drafts" className="text-16 font-medium">
          {t`Drafts of posts`}
        </h3>
        <p className="text-14 text-text-2">
          {t`Nothing of a draft is published until you open it and press Publish.`}
        </p>
      </div>
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-20 w-full rounded-panel" />}
      {data?.items.length === 0 && (
        <p className="rounded-panel bg-surface-1 p-4 text-14 text-text-2">
          {t`None yet. When you publish a work, “Save as a draft” puts it here.`}
        </p>
      )}
      {data && data.items.length > 0 && (
        <ul className="divide-y divide-line rounded-panel bg-surface-1 px-4">
          {data.items.map((draft) => (
            <Draft key={draft.id} draft={draft} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Draft({ draft }: { readonly draft: KeptDraft }) {
  const { id, work, workId, savedAt } = draft;
  const [remove, { isLoading }] = useDeletePostDraftMutation();
  const { say, saySorry } = useSay();
  const title = work ? titleOf(work) : t`A work that is gone`;
  const forget = () =>
    void remove(id)
      .unwrap()
      .then(() => say(t`The draft was deleted.`, "success"), saySorry);
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <Picture work={work} />
      <div className="min-w-0 flex-1 basis-48">
        <p dir="auto" className="line-clamp-1 font-medium wrap-anywhere">
          {title}
        </p>
        <p className="text-12 text-text-2">
          <Places draft={draft} /> · {t`saved`} <TimeAgo moment={savedAt} />
        </p>
        {!work && (
          <p className="mt-1 text-14 text-text-2">
            {t`The work was deleted, so this can't be published. Restore the work from the trash, or delete the draft.`}
          </p>
        )}
      </div>
      <div className="ml-auto flex items-center gap-2">
        {work && (
          <Link
            to="/publish/$id"
            params={{ id: workId }}
            search={{ draft: id }}
            preload={false}
            className={buttonClass("quiet", "sm")}
          >
            <FilePen size={16} aria-hidden="true" />
            {t`Open`}
          </Link>
        )}
        {work ? (
          <IconButton
            label={t`Delete the draft of ${title}`}
            icon={<Trash2 size={18} />}
            onClick={forget}
            className="reach size-9!"
          />
        ) : (
          <Button
            size="sm"
            icon={<Trash2 size={16} />}
            busy={isLoading && t`Deleting`}
            onClick={forget}
          >
            {t`Delete the draft`}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Where it is to go. */
function Places({ draft: { targets } }: { readonly draft: KeptDraft }) {
  const { data: connections } = useListConnectionsQuery();
  const places = targets.flatMap(
    ({ connectionId }) => targetName(connectionId, connections)?.title ?? [],
  );
  return places.length > 0 ? places.join(", ") : t`No place chosen yet`;
}

function Picture({ work }: Pick<KeptDraft, "work">) {
  const media = work?.media;
  const still =
    media?.thumbnail ?? media?.poster ?? (work?.kind === "image" ? media?.main : null) ?? null;
  return (
    <div className="relative size-12 shrink-0 overflow-hidden rounded-field bg-surface-2">
      <ThumbCanvas hash={work?.thumbhash ?? null} />
      {still && <img src={still.url} alt="" className="absolute inset-0 size-full object-cover" />}
    </div>
  );
}
