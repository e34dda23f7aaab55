import type { CommentCase } from "@kinora/contracts/comment/comment-case";
import { plural, t } from "@lingui/core/macro";
import { MessageSquare } from "lucide-react";
import { FLAG_REASON_WORDS } from "../../entities/moderation/flag-reasons.ts";
import { QueryError } from "../../store/query-error.tsx";
import { cx } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { CommentCasePanel } from "./comment-case-panel.tsx";
import { useListCommentCasesQuery } from "./comment-cases-api.ts";
import { useOpenedFromItsTop } from "./use-opened-from-its-top.ts";
import { useQueuePlace } from "./use-queue-place.ts";

/** As with works: what arrives while a moderator waits shows up by itself. */
const POLLED = { pollingInterval: 30_000, skipPollingIfUnfocused: true };

/** Comments waiting for a moderator: a queue, with the first or the selected one and its facts. */
export function CommentCasesPage() {
  const { data, error, refetch } = useListCommentCasesQuery(undefined, POLLED);
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6 md:py-12">
      <title>{t`Reported comments · Kinora`}</title>
      <header className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="page-title">{t`Reported comments`}</h1>
        <p className="nums text-14 text-text-2" aria-live="polite">
          {data &&
            plural(data.waiting, { 0: "Nothing waiting", one: "# waiting", other: "# waiting" })}
        </p>
      </header>
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-96 w-full rounded-panel" />}
      {data && data.items.length === 0 && (
        <EmptyState
          icon={<MessageSquare size={26} />}
          title={t`Nothing to decide`}
          text={t`Comments people report appear here, along with appeals from their authors.`}
        />
      )}
      {data && data.items.length > 0 && <Queue cases={data.items} />}
    </main>
  );
}

const keyOf = ({ of, id }: CommentCase) => `${of} ${id}`;

function Queue({ cases }: { readonly cases: readonly CommentCase[] }) {
  const { at, choose, step } = useQueuePlace(cases.map(keyOf));
  const found = cases[at];
  const open = useOpenedFromItsTop(found ? keyOf(found) : null);
  if (!found) return null;
  return (
    <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(12rem,16rem)_minmax(0,1fr)]">
      <nav aria-label={t`Queue`} className="min-w-0 max-md:max-h-44 max-md:overflow-y-auto">
        <ul className="flex flex-col gap-1">
          {cases.map((one, index) => (
            <Row
              key={keyOf(one)}
              found={one}
              isChosen={index === at}
              onChoose={() => choose(keyOf(one))}
            />
          ))}
        </ul>
      </nav>
      <section
        ref={open}
        tabIndex={-1}
        aria-label={t`Comment by @${{ handle: found.author.handle }}`}
        className="min-w-0 scroll-mt-20"
      >
        <CommentCasePanel key={keyOf(found)} found={found} onStep={step} />
      </section>
    </div>
  );
}

function Row({
  found: { of, author, text, reports, since },
  isChosen,
  onChoose,
}: {
  readonly found: CommentCase;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const [first] = reports;
  return (
    <li>
      <button
        type="button"
        aria-current={isChosen}
        onClick={onChoose}
        className={cx(
          "w-full rounded-field px-3 py-2 text-left transition-colors",
          isChosen ? "bg-surface-2" : "hover:bg-surface-1",
        )}
      >
        <span dir="auto" className="block truncate text-14 font-medium">
          {text || `@${author.handle}`}
        </span>
        <span className="block truncate text-12 text-text-2">
          {of === "appeal" || !first ? t`Appeal` : t(FLAG_REASON_WORDS[first.reason])},{" "}
          <TimeAgo moment={since} />
        </span>
      </button>
    </li>
  );
}
