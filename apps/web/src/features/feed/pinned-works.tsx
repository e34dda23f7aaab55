import { t } from "@lingui/core/macro";
import { FeedWall } from "./feed-wall.tsx";
import { useFeed } from "./use-feed.ts";

const NONE = () => undefined;

/** What a person pinned to their profile; nothing where they pinned none. */
export function PinnedWorks({ handle }: { readonly handle: string }) {
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
