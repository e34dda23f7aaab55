import type { JobView, ListedJob } from "@kinora/contracts/job/job";
import { plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { Hourglass } from "lucide-react";
import { useState } from "react";
import { ReasonSheet } from "../../entities/audit/reason-sheet.tsx";
import { QueryError } from "../../store/query-error.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { OlderButton } from "../../ui/older-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { useCancelJobMutation, useListJobsInfiniteQuery, useRetryJobMutation } from "./job-api.ts";

/** Jobs of one state, newest first. */
export function JobList({ show }: { readonly show: JobView }) {
  const query = useListJobsInfiniteQuery(show);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const jobs = data?.pages.flatMap((page) => page.items) ?? [];
  if (error && !data) return <QueryError error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="mt-4 h-96 w-full rounded-panel" />;
  if (jobs.length === 0)
    return (
      <EmptyState
        icon={<Hourglass size={26} />}
        title={t`No jobs`}
        text={t`Nothing is in this state right now.`}
      />
    );
  return (
    <>
      <ul className="mt-4 divide-y divide-line">
        {jobs.map((job) => (
          <Row key={job.id} job={job} onDone={() => void refetch()} />
        ))}
      </ul>
      {hasNextPage && (
        <OlderButton loading={isFetchingNextPage} onPress={() => void fetchNextPage()} />
      )}
    </>
  );
}

function Row({ job, onDone }: { readonly job: ListedJob; readonly onDone: () => void }) {
  const [asked, setAsked] = useState<"retry" | "cancel" | null>(null);
  const [retry] = useRetryJobMutation();
  const [cancel] = useCancelJobMutation();
  const act = asked === "retry" ? retry : cancel;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-14">
      <div className="min-w-48 flex-1">
        <p className="wrap-anywhere">
          <strong className="font-medium">{job.kind}</strong>{" "}
          {job.refusal && <span className="text-danger">{job.refusal}</span>}
        </p>
        <p className="text-12 text-text-2">{factsOf(job).join(" · ")}</p>
        <p className="text-12 wrap-anywhere text-text-2">
          <Link
            to="/admin/people/$id"
            params={{ id: job.person.id }}
            className="underline underline-offset-4"
          >
            @{job.person.handle}
          </Link>
          {", "}
          <TimeAgo moment={job.queuedAt} />
          {", "}
          {job.subject.noun} {job.subject.id}
        </p>
      </div>
      {job.mayRetry && (
        <Button size="sm" onClick={() => setAsked("retry")}>
          {t`Try now`}
        </Button>
      )}
      {job.mayCancel && (
        <Button size="sm" onClick={() => setAsked("cancel")}>
          {t`Give up`}
        </Button>
      )}
      {asked && (
        <ReasonSheet
          open
          title={asked === "retry" ? t`Try now` : t`Give up and return gems`}
          onClose={() => setAsked(null)}
          onGiven={(reason) => act({ id: job.id, reason }).unwrap().then(onDone)}
          done={asked === "retry" ? t`Queued to run again.` : t`Given up.`}
        />
      )}
    </li>
  );
}

function factsOf({ lane, attempts, failures, vanished, gems }: ListedJob): string[] {
  return [
    lane,
    plural(attempts, { one: "# attempt", other: "# attempts" }),
    failures > 0 && plural(failures, { one: "# failure", other: "# failures" }),
    vanished > 0 && plural(vanished, { one: "# worker vanished", other: "# workers vanished" }),
    gems > 0 && plural(gems, { one: "# gem", other: "# gems" }),
  ].filter((fact) => fact !== false);
}
