import { t } from "@lingui/core/macro";
import { BookOpen, Heart, Music } from "lucide-react";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FeedBody } from "./feed-body.tsx";
import { useFeedVisit } from "./use-feed-visit.ts";

interface PersonProps {
  readonly handle: string;
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
