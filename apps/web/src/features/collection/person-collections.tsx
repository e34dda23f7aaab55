import type { Collection } from "@kinora/contracts/collection/collection";
import { plural, t } from "@lingui/core/macro";
import { Link, useNavigate } from "@tanstack/react-router";
import { Library, Plus } from "lucide-react";
import { useState } from "react";
import { QueryError } from "../../store/query-error.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { OlderButton } from "../../ui/older-button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CollectionCover } from "./collection-cover.tsx";
import {
  useListCollectionsInfiniteQuery,
  useListOwnCollectionsInfiniteQuery,
} from "./collections-api.ts";
import { NewCollectionForm } from "./new-collection.tsx";
import { SEEN_BY } from "./seen-by-words.tsx";

interface PersonCollectionsProps {
  readonly handle: string;
  readonly isOwn: boolean;
}

/** A person's collections; one's own with those one adds to, and a way to begin one. */
export const PersonCollections = ({ handle, isOwn }: PersonCollectionsProps) =>
  isOwn ? <Own /> : <Theirs handle={handle} />;

function Own() {
  const { data, error, refetch, ...list } = useListOwnCollectionsInfiniteQuery(null);
  const [isNew, setNew] = useState(false);
  const navigate = useNavigate();
  const begin = (
    <Button look="primary" icon={<Plus size={18} />} onClick={() => setNew(true)}>
      {t`New collection`}
    </Button>
  );
  const found = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="mx-2 h-48 max-w-xl rounded-panel" />}
      {data && found.length === 0 && (
        <EmptyState
          icon={<Library size={26} />}
          title={t`No collections yet`}
          text={t`Gather works that belong together, your own and other people's.`}
          action={begin}
        />
      )}
      {found.length > 0 && (
        <>
          <div className="mb-4 px-2">{begin}</div>
          <Grid collections={found} showsState />
        </>
      )}
      {list.hasNextPage && (
        <OlderButton loading={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()} />
      )}
      <Sheet open={isNew} onClose={() => setNew(false)} title={t`New collection`}>
        <NewCollectionForm
          onBegun={({ id }) => navigate({ to: "/collections/$id", params: { id } })}
        />
      </Sheet>
    </>
  );
}

function Theirs({ handle }: Pick<PersonCollectionsProps, "handle">) {
  const { data, error, refetch, ...list } = useListCollectionsInfiniteQuery(handle);
  if (error && !data) return <QueryError error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="mx-2 h-48 max-w-xl rounded-panel" />;
  const found = data.pages.flatMap(({ items }) => items);
  if (found.length === 0)
    return (
      <EmptyState
        icon={<Library size={26} />}
        title={t`No collections yet`}
        text={t`Public collections appear here.`}
      />
    );
  return (
    <>
      <Grid collections={found} />
      {list.hasNextPage && (
        <OlderButton loading={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()} />
      )}
    </>
  );
}

function Grid({
  collections,
  showsState = false,
}: {
  readonly collections: readonly Collection[];
  readonly showsState?: boolean;
}) {
  return (
    <ul className="grid grid-cols-2 gap-4 px-2 pb-8 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
      {collections.map((one) => (
        <li key={one.id}>
          <Link
            to="/collections/$id"
            params={{ id: one.id }}
            className="block rounded-media transition-opacity hover:opacity-90"
          >
            <span className="block aspect-square">
              <CollectionCover cover={one.cover} />
            </span>
            <span dir="auto" className="mt-2 line-clamp-2 font-medium wrap-anywhere">
              {one.title}
            </span>
            <span className="block text-12 text-text-2">
              {plural({ count: one.works }, { one: "# work", other: "# works" })}
              {showsState && ` · ${stateWords(one)}`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function stateWords({ standing, visibility, owner }: Collection): string {
  const name = owner.displayName;
  if (standing === "invited") return t`${{ name }} invited you to add to it`;
  return standing === "member" ? t`by ${{ name }}` : t(SEEN_BY[visibility].label);
}
