import { t } from "@lingui/core/macro";
import { Clapperboard, Heart } from "lucide-react";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FeedBody } from "./feed-body.tsx";
import { useFeedVisit } from "./use-feed-visit.ts";

/** Everything a person has published, newest first. */
export function PersonWorks({ handle }: { readonly handle: string }) {
  const visit = useFeedVisit({ kind: "recent", author: handle });
  return (
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
  );
}

/** Works a person likes, most recently published first. */
export function PersonLikes({ handle }: { readonly handle: string }) {
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
