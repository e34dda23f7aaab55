import { t } from "@lingui/core/macro";
import { BookOpen, Clapperboard, Heart, Music } from "lucide-react";
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

/** Stories a person has published, newest first. */
export function PersonStories({ handle }: PersonProps) {
  const visit = useFeedVisit({ kind: "recent", author: handle, content: "story" });
  return (
    <FeedBody
      visit={visit}
      label={t`Stories by @${{ handle }}`}
      ending={t`That's everything so far.`}
      empty={
        <EmptyState
          icon={<BookOpen size={26} />}
          title={t`No stories published yet`}
          text={t`Stories added to the feed appear here.`}
        />
      }
    />
  );
}

/** Music a person has published, newest first. */
export function PersonMusic({ handle }: PersonProps) {
  const visit = useFeedVisit({ kind: "recent", author: handle, content: "music" });
  return (
    <FeedBody
      visit={visit}
      label={t`Music by @${{ handle }}`}
      ending={t`That's everything so far.`}
      empty={
        <EmptyState
          icon={<Music size={26} />}
          title={t`No music published yet`}
          text={t`Music added to the feed appears here.`}
        />
      }
    />
  );
}

/** Works a person likes, most recently published first. */
export function PersonLikes({ handle }: PersonProps) {
  const visit = useFeedVisit({ kind: "recent", likedBy: handle });
  return (
    <FeedBody
      visit={visit}
      label={t`What @${{ handle }} likes`}
      ending={t`That's everything so far.`}
      empty={
        <EmptyState
          icon={<Heart size={26} />}
          title={t`Nothing liked yet`}
          text={t`Press the heart on a work to see it here.`}
        />
      }
    />
  );
}
