import { reviewAward } from "@kinora/contracts/award/award-table";
import { plural, t } from "@lingui/core/macro";
import { QueryError } from "../../store/query-error.tsx";
import { cx } from "../../ui/class-names.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { NextWork } from "./next-work.tsx";
import { NoReviews } from "./no-reviews.tsx";
import { ReviewStanding } from "./review-standing.tsx";
import { ReviewWork } from "./review-work.tsx";
import { useDesk } from "./use-desk.ts";

/** Three questions about works of strangers, one after another, for gems. */
export function ReviewPage() {
  const { desk, error, load, send, pass, ended } = useDesk();
  const [first, next] = desk?.works ?? [];
  const hasBegun = desk !== null && desk.progress.done + desk.progress.earned > 0;
  return (
    <main id="content" className="mx-auto w-full max-w-[72rem] px-4 py-6 md:py-10">
      <title>{t`Reviews · Kinora`}</title>
      <h1 className="page-title mb-2">{t`Reviews`}</h1>
      <Offer hasBegun={hasBegun} />
      {desk ? <ReviewStanding progress={desk.progress} /> : <Skeleton className="mb-6 h-5 w-72" />}
      {error && !first ? (
        <QueryError error={error} onRetry={load} />
      ) : first ? (
        <ReviewWork
          key={first.id}
          drawn={first}
          readyAt={desk?.readyAt ?? null}
          takesFocus={ended > 0}
          onSend={(answers) => send(first.id, answers)}
          onPass={() => pass(first.id)}
        />
      ) : desk && desk.readyAt !== null ? (
        <NoReviews progress={desk.progress} />
      ) : (
        <WorkSkeleton />
      )}
      {next && <NextWork card={next.work} />}
    </main>
  );
}

/** What reviews are; where room is short, only until somebody has begun. */
function Offer({ hasBegun }: { readonly hasBegun: boolean }) {
  const award = reviewAward(new Date().toISOString().slice(0, 10));
  return (
    <p className={cx("mb-5 max-w-2xl text-14 text-text-2", hasBegun && "max-md:hidden")}>
      {t`Look at a work of somebody you don't know and say what you think. Your answers stay between us: they change nothing about the work, and its author doesn't see them.`}{" "}
      {award &&
        t`${plural(award.reviews, { one: "# review earns", other: "# reviews earn" })} ${plural(award.gems, { one: "# gem", other: "# gems" })}, as long as you agree with other people more than by chance.`}
    </p>
  );
}

/** With the geometry of a work and its questions. */
function WorkSkeleton() {
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Skeleton className="aspect-video w-full rounded-media" />
      <div className="flex flex-col gap-5">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-22 w-full rounded-2xl" />
        <Skeleton className="h-22 w-full rounded-2xl" />
        <Skeleton className="h-22 w-full rounded-2xl" />
        <Skeleton className="h-13 w-full rounded-full" />
      </div>
    </div>
  );
}
