import type { DeadLetter } from "@kinora/contracts/job/job";
import { plural, t } from "@lingui/core/macro";
import { MailX } from "lucide-react";
import { useState } from "react";
import { ReasonSheet } from "../../entities/audit/reason-sheet.tsx";
import { QueryError } from "../../store/query-error.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { OlderButton } from "../../ui/older-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { useListDeadLettersInfiniteQuery, useRetryLetterMutation } from "./job-api.ts";

/** Events that listeners gave up on, newest first. */
export function LetterList() {
  const query = useListDeadLettersInfiniteQuery();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const letters = data?.pages.flatMap((page) => page.items) ?? [];
  if (error && !data) return <QueryError error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="mt-4 h-96 w-full rounded-panel" />;
  if (letters.length === 0)
    return (
      <EmptyState
        icon={<MailX size={26} />}
        title={t`No dead letters`}
        text={t`Every event was processed.`}
      />
    );
  return (
    <>
      <ul className="mt-4 divide-y divide-line">
        {letters.map((letter) => (
          <Row
            key={`${letter.listener} ${letter.event}`}
            letter={letter}
            onDone={() => void refetch()}
          />
        ))}
      </ul>
      {hasNextPage && (
        <OlderButton loading={isFetchingNextPage} onPress={() => void fetchNextPage()} />
      )}
    </>
  );
}

function Row({ letter, onDone }: { readonly letter: DeadLetter; readonly onDone: () => void }) {
  const [asking, setAsking] = useState(false);
  const [retry] = useRetryLetterMutation();
  const { listener, event, type, subject, deadAt, tries, error } = letter;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-14">
      <div className="min-w-48 flex-1">
        <p className="wrap-anywhere">
          <strong className="font-medium">{type}</strong>{" "}
          {error && <span className="text-danger">{error}</span>}
        </p>
        <p className="text-12 wrap-anywhere text-text-2">
          {listener} · {plural(tries, { one: "# try", other: "# tries" })} · {subject.noun}{" "}
          {subject.id}, <TimeAgo moment={deadAt} />
        </p>
      </div>
      <Button size="sm" onClick={() => setAsking(true)}>
        {t`Deliver again`}
      </Button>
      {asking && (
        <ReasonSheet
          open
          title={t`Deliver again`}
          onClose={() => setAsking(false)}
          onGiven={(reason) => retry({ listener, event, reason }).unwrap().then(onDone)}
          done={t`Queued for delivery.`}
        />
      )}
    </li>
  );
}
