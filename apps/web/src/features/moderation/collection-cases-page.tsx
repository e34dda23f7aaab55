import type { CollectionCase } from "@kinora/contracts/collection/collection-case";
import { t } from "@lingui/core/macro";
import { FolderOpen } from "lucide-react";
import { QueryError } from "../../store/query-error.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CollectionCasePanel } from "./collection-case-panel.tsx";
import { useListCollectionCasesQuery } from "./collection-cases-api.ts";
import { QueueFrame, QueueHead } from "./queue-frame.tsx";

/** As with works: what arrives while a moderator waits shows up by itself. */
const POLLED = { pollingInterval: 30_000, skipPollingIfUnfocused: true };

/** Collections waiting for a moderator: a queue, with the first or the selected one and its facts. */
export function CollectionCasesPage() {
  const { data, error, refetch } = useListCollectionCasesQuery(undefined, POLLED);
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6 md:py-12">
      <title>{t`Reported collections · Kinora`}</title>
      <QueueHead title={t`Reported collections`} waiting={data?.waiting ?? null} />
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-96 w-full rounded-panel" />}
      {data && data.items.length === 0 && (
        <EmptyState
          icon={<FolderOpen size={26} />}
          title={t`Nothing to decide`}
          text={t`Collections people report appear here, along with appeals from their owners.`}
        />
      )}
      {data && data.items.length > 0 && (
        <QueueFrame
          cases={data.items}
          keyOf={keyOf}
          labelOf={({ owner }) => t`Collection of @${{ handle: owner.handle }}`}
          rowOf={({ said }) => said}
        >
          {(found, onStep) => <CollectionCasePanel key={keyOf(found)} {...{ found, onStep }} />}
        </QueueFrame>
      )}
    </main>
  );
}

const keyOf = ({ of, id }: CollectionCase) => `${of} ${id}`;
