import { t } from "@lingui/core/macro";
import { Clapperboard } from "lucide-react";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FeedBody } from "./feed-body.tsx";
import { FeedWall } from "./feed-wall.tsx";
import { useFeed } from "./use-feed.ts";
import { useFeedVisit } from "./use-feed-visit.ts";

interface PersonProps {
  readonly handle: string;
}

const NONE = () => undefined;

/** Everything a person has published, newest first, after what they pinned. */
export function PersonWorks({ handle }: PersonProps) {
  const visit = useFeedVisit({ kind: "recent", author: handle });
  return (
    <>
      <PinnedWorks handle={handle} />
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

/** What a person pinned to their profile; nothing where they pinned none. */
function PinnedWorks({ handle }: PersonProps) {
  const { ids } = useFeed({ kind: "recent", pinnedBy: handle });
  if (ids.length === 0) return null;
  return (
    <section className="mb-6 border-b border-line pb-4">
      <h2 className="mb-2 px-2 text-14 font-medium text-text-2">{t`Pinned`}</h2>
      <FeedWall
        label={t`Pinned by @${{ handle }}`}
        ids={ids}
        busy={false}
        whole
        onMore={null}
        onSeen={NONE}
      />
    </section>
  );
}
