import type { CommentCase } from "@kinora/contracts/comment/comment-case";
import { t } from "@lingui/core/macro";
import { MessageSquare } from "lucide-react";
import { QueryError } from "../../store/query-error.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CommentCasePanel } from "./comment-case-panel.tsx";
import { useListCommentCasesQuery } from "./comment-cases-api.ts";
import { QueueFrame, QueueHead } from "./queue-frame.tsx";

/** As with works: what arrives while a moderator waits shows up by itself. */
const POLLED = { pollingInterval: 30_000, skipPollingIfUnfocused: true };

/** Comments waiting for a moderator: a queue, with the first or the selected one and its facts. */
export function CommentCasesPage() {
  const { data, error, refetch } = useListCommentCasesQuery(undefined, POLLED);
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6 md:py-12">
      <title>{t`Reported comments · Kinora`}</title>
      <QueueHead title={t`Reported comments`} waiting={data?.waiting ?? null} />
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-96 w-full rounded-panel" />}
      {data && data.items.length === 0 && (
        <EmptyState
          icon={<MessageSquare size={26} />}
          title={t`Nothing to decide`}
          text={t`Comments people report appear here, along with appeals from their authors.`}
        />
      )}
      {data && data.items.length > 0 && (
        <QueueFrame
          cases={data.items}
          keyOf={keyOf}
          labelOf={({ author }) => t`Comment by @${{ handle: author.handle }}`}
          rowOf={({ text, author }) => text || `@${author.handle}`}
        >
          {(found, onStep) => <CommentCasePanel key={keyOf(found)} {...{ found, onStep }} />}
        </QueueFrame>
      )}
    </main>
  );
}

const keyOf = ({ of, id }: CommentCase) => `${of} ${id}`;
