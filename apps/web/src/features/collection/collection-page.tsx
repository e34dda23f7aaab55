import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { QueryError } from "../../store/query-error.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CollectionHead } from "./collection-head.tsx";
import { useGetCollectionQuery } from "./collections-api.ts";

export interface CollectionPageProps {
  readonly id: string;
  /** Handle of the viewer; null when signed out. */
  readonly viewer: string | null;
  /** The works below it. */
  readonly children: (mayAdd: boolean) => ReactNode;
  /** Called when the viewer can no longer see it. */
  readonly onLeft: (ownerHandle: string) => void;
}

declare module "../../ui/slot.tsx" {
  interface PageSlots {
    /** Reports a collection of somebody else. */
    "collection.report": { readonly id: string };
  }
}

/** A collection with its works. */
export function CollectionPage({ id, viewer, children, onLeft }: CollectionPageProps) {
  const { data, error, refetch } = useGetCollectionQuery(id);
  const mayAdd = data?.standing === "owner" || data?.standing === "member";
  return (
    <main id="content" className="flex flex-1 flex-col px-2 md:px-4">
      <title>{data ? t`${data.title} · Kinora` : t`Collection · Kinora`}</title>
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="mx-2 my-6 h-28 max-w-xl rounded-panel" />}
      {data && (
        <>
          <CollectionHead
            collection={data}
            viewer={viewer}
            onLeft={() => onLeft(data.standing === "owner" ? data.owner.handle : (viewer ?? ""))}
          />
          {children(mayAdd)}
        </>
      )}
    </main>
  );
}
