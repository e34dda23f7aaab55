import { Children, type ReactNode } from "react";
import { OlderButton } from "../ui/older-button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { QueryError } from "./query-error.tsx";

interface PagedQuery {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly refetch: () => unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

/** The rows that a search of staff has found, with a button for older ones. */
export function FoundRows({
  query: { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage },
  nothing,
  children,
}: {
  readonly query: PagedQuery;
  /** Shown without rows. */
  readonly nothing: ReactNode;
  readonly children: ReactNode;
}) {
  if (error && !data) return <QueryError error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="mt-4 h-96 w-full rounded-panel" />;
  if (Children.count(children) === 0) return nothing;
  return (
    <>
      <ul className="mt-4 divide-y divide-line">{children}</ul>
      {hasNextPage && (
        <OlderButton loading={isFetchingNextPage} onPress={() => void fetchNextPage()} />
      )}
    </>
  );
}
