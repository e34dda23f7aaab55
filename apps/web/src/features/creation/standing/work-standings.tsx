import type { OwnStanding } from "@kinora/contracts/creation/work-standing";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { QueryError } from "../../../store/query-error.tsx";
import { numberText } from "../../../text/number-text.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { LibraryFilter } from "../library-filter.ts";
import { useGetWorkStandingsQuery } from "./standing-api.ts";

interface Words {
  readonly label: MessageDescriptor;
  readonly means: MessageDescriptor;
  /** Where they are listed; null where the library shows all of them among the others. */
  readonly show: LibraryFilter | "trash" | null;
}

const WORDS: Readonly<Record<OwnStanding, Words>> = {
  feed: {
    label: msg`In the feed`,
    means: msg`Everyone can find them.`,
    show: "feed",
  },
  scheduled: {
    label: msg`Scheduled`,
    means: msg`A post of each is scheduled. Anyone with the link can open them.`,
    show: "scheduled",
  },
  link: {
    label: msg`Not published here`,
    means: msg`Finished. Anyone with the link can open them.`,
    show: null,
  },
  unlisted: {
    label: msg`Unlisted`,
    means: msg`Only people with the link can find them.`,
    show: "private",
  },
  private: { label: msg`Private`, means: msg`Only you can see them.`, show: "private" },
  checked: {
    label: msg`Being checked`,
    means: msg`Only you see them until that is over. Their posts wait.`,
    show: null,
  },
  restricted: {
    label: msg`Restricted`,
    means: msg`By moderation. Open one to see why, and to appeal.`,
    show: null,
  },
  making: { label: msg`In the making`, means: msg`Being made right now.`, show: null },
  failed: { label: msg`Failed`, means: msg`Not made. Their gems were returned.`, show: null },
  trash: {
    label: msg`In the trash`,
    means: msg`Deleted for good 30 days after you deleted them. Their posts were canceled.`,
    show: "trash",
  },
};

/** How many of one's works stand where, each with the way to them. */
export function WorkStandings() {
  const { data, error, refetch } = useGetWorkStandingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <section aria-labelledby="work-standings" className="flex flex-col gap-3">
      <h3 id="work-standings" className="text-16 font-medium">
        {t`Your works`}
      </h3>
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-64 w-full rounded-panel" />}
      {data && (
        <ul className="divide-y divide-line rounded-panel bg-surface-1 px-4">
          {data.items.map(({ standing, count }) => (
            <Row key={standing} words={WORDS[standing]} count={count} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ words, count }: { readonly words: Words; readonly count: number }) {
  const { label, means, show } = words;
  return (
    <li>
      <Link
        to="/library"
        search={show === "trash" ? { view: "trash" } : show === null ? {} : { show }}
        preload={false}
        className="group flex min-h-14 items-center gap-4 py-2.5"
      >
        <span className="min-w-0 flex-1">
          <span className="block text-14 font-medium group-hover:underline">{t(label)}</span>
          <span className="block text-12 text-text-2">{t(means)}</span>
        </span>
        <span className={`nums text-16 ${count === 0 ? "text-text-3" : "font-medium"}`}>
          {numberText(count)}
        </span>
        <ChevronRight size={16} className="shrink-0 text-text-3" aria-hidden="true" />
      </Link>
    </li>
  );
}
