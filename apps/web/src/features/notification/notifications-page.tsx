import { t } from "@lingui/core/macro";
import { Bell, CheckCheck } from "lucide-react";
import type { ReactNode } from "react";
import { QueryError } from "../../store/query-error.tsx";
import { useListVisit } from "../../store/visit/use-list-visit.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import {
  useListNotificationsInfiniteQuery,
  useReadNotificationsMutation,
} from "./notification-api.ts";
import { NotificationRow } from "./notification-row.tsx";

const LOADING_ROWS = ["a", "b", "c", "d"];

/** Finished works and open requests; new notifications appear by themselves. */
export function NotificationsPage({ claimButton }: { readonly claimButton: ReactNode }) {
  const query = useListNotificationsInfiniteQuery();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const [read] = useReadNotificationsMutation();
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const { room, was } = useListVisit(query, items.length);
  const unread = items.some((item) => !item.read);
  return (
    <main id="content" className="mx-auto w-full max-w-2xl px-4 py-6 md:py-12">
      <title>{t`Activity · Kinora`}</title>
      <header className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h1 className="page-title">{t`Activity`}</h1>
        {unread && (
          <Button
            look="ghost"
            size="sm"
            icon={<CheckCheck size={16} />}
            className="-mx-3"
            onClick={() => void read(null)}
          >
            {t`Mark all as read`}
          </Button>
        )}
      </header>
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Loading />}
      {data && items.length === 0 && (
        <EmptyState
          icon={<Bell size={26} />}
          title={t`Nothing yet`}
          text={t`We'll tell you here when your work is ready.`}
        />
      )}
      <div ref={room} style={{ minHeight: was?.height }}>
        <ul aria-live="polite">
          {items.map((item) => (
            <li key={item.id} data-id={item.id}>
              <NotificationRow
                claimButton={claimButton}
                notification={item}
                onRead={() => item.read || void read([item.id])}
              />
            </li>
          ))}
        </ul>
      </div>
      {hasNextPage && (
        <div className="mt-6 text-center">
          <Button busy={isFetchingNextPage && t`Loading`} onClick={() => void fetchNextPage()}>
            {t`Show earlier`}
          </Button>
        </div>
      )}
    </main>
  );
}

function Loading() {
  return (
    <div>
      <p className="sr-only">{t`Loading notifications`}</p>
      {LOADING_ROWS.map((row) => (
        <div key={row} className="flex min-h-20 items-center gap-4 border-b border-line py-3">
          <Skeleton className="size-14" />
          <div className="flex-1">
            <Skeleton className="mb-2 h-4 w-2/3" />
            <Skeleton className="h-3 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
