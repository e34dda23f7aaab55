import type { PickedCollection } from "@kinora/contracts/collection/collection";
import { plural, t } from "@lingui/core/macro";
import { Check, FolderPlus, Plus } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { QueryError } from "../../store/query-error.tsx";
import { useAppSelector } from "../../store/store.ts";
import { useAskToSignIn } from "../../store/use-ask-to-sign-in.ts";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { OlderButton } from "../../ui/older-button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CollectionCover } from "./collection-cover.tsx";
import { useKeepWorkMutation, useListOwnCollectionsInfiniteQuery } from "./collections-api.ts";
import { NewCollectionForm } from "./new-collection.tsx";

export interface CollectSheetProps {
  /** Of the work. */
  readonly id: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Puts a work in collections and takes it out of them. */
export function CollectSheet({ id, open, onClose }: CollectSheetProps) {
  const isGuest = useAppSelector(({ auth }) => auth.uid === null);
  const mayGoOn = useAskToSignIn();
  const [isNew, setNew] = useState(false);
  const [keep] = useKeepWorkMutation();
  const { say, saySorry } = useSay();
  const ask = useEffectEvent(() => {
    if (!mayGoOn(t`Sign in to collect works.`)) onClose();
  });
  useEffect(() => {
    if (open) ask();
  }, [open]);
  const close = () => {
    setNew(false);
    onClose();
  };
  const shown = open && !isGuest;
  if (isNew)
    return (
      <Sheet open={shown} onClose={close} title={t`New collection`}>
        <NewCollectionForm
          onBegun={(begun) =>
            keep({ id: begun.id, workId: id, has: true })
              .unwrap()
              .then(() => {
                say(t`Added to ${{ title: begun.title }}.`, "success");
                close();
              }, saySorry)
          }
        />
      </Sheet>
    );
  return (
    <Sheet open={shown} onClose={close} title={t`Add to collection`}>
      <Button className="mb-2 w-full" icon={<Plus size={18} />} onClick={() => setNew(true)}>
        {t`New collection`}
      </Button>
      {shown && <Choices workId={id} />}
    </Sheet>
  );
}

function Choices({ workId }: { readonly workId: string }) {
  const { data, error, refetch, ...list } = useListOwnCollectionsInfiniteQuery(workId);
  if (error && !data) return <QueryError error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-32 w-full rounded-panel" />;
  const found = data.pages
    .flatMap(({ items }) => items)
    .filter(({ standing }) => standing !== "invited");
  if (found.length === 0)
    return (
      <p className="flex items-center gap-2 py-3 text-14 text-text-2">
        <FolderPlus size={18} />
        {t`You have no collections yet.`}
      </p>
    );
  return (
    <>
      <ul>
        {found.map((one) => (
          <Choice key={one.id} collection={one} workId={workId} />
        ))}
      </ul>
      {list.hasNextPage && (
        <OlderButton loading={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()} />
      )}
    </>
  );
}

function Choice({
  collection: { id, title, works, cover, has, standing, owner },
  workId,
}: {
  readonly collection: PickedCollection;
  readonly workId: string;
}) {
  const [keep, { isLoading }] = useKeepWorkMutation();
  const { saySorry } = useSay();
  const isIn = has ?? false;
  return (
    <li>
      <button
        type="button"
        aria-pressed={isIn}
        disabled={isLoading}
        onClick={() => void keep({ id, workId, has: !isIn }).unwrap().catch(saySorry)}
        className="flex w-full items-center gap-3 rounded-field px-2 py-2 text-left transition-colors hover:bg-surface-2"
      >
        <span className="size-12 shrink-0">
          <CollectionCover cover={cover} isSmall />
        </span>
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block truncate font-medium">
            {title}
          </span>
          <span className="block truncate text-12 text-text-2">
            {plural({ count: works }, { one: "# work", other: "# works" })}
            {standing === "member" && ` · ${t`by ${{ name: owner.displayName }}`}`}
          </span>
        </span>
        <span
          className={
            isIn
              ? "grid size-6 place-items-center rounded-full bg-accent text-accent-ink"
              : "size-6 rounded-full border border-text-3"
          }
        >
          {isIn && <Check size={16} />}
        </span>
      </button>
    </li>
  );
}
