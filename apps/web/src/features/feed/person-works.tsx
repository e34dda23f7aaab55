import { t } from "@lingui/core/macro";
import { Clapperboard } from "lucide-react";
import { lazy, Suspense } from "react";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FeedBody } from "./feed-body.tsx";
import { useFeedVisit } from "./use-feed-visit.ts";

interface PersonProps {
  readonly handle: string;
}

const PinnedWorks = lazy(() =>
  import("./pinned-works.tsx").then((m) => ({ default: m.PinnedWorks })),
);

/** Everything a person has published, newest first, after what they pinned. */
export function PersonWorks({ handle }: PersonProps) {
  const visit = useFeedVisit({ kind: "recent", author: handle });
  return (
    <>
      <Suspense>
        <PinnedWorks handle={handle} />
      </Suspense>
      <FeedBody
        visit={visit}
        label={t`Works by @${{ handle }}`}
        ending={t`That's everything so far.`}
        empty={
          <EmptyState
            icon={<Clapperboard size={26} />}
            title={t`Nothing published yet`}
            text={t`Works added to the feed appear here.`}
          />
        }
      />
    </>
  );
}
