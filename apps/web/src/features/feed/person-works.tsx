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
      ending={t`That is everything so far.`}
      empty={
        <EmptyState
          icon={<Clapperboard size={26} />}
          title={t`Nothing published yet`}
          text={t`Works that are added to the feed stand here.`}
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
      ending={t`That is everything so far.`}
      empty={
        <EmptyState
          icon={<Heart size={26} />}
          title={t`Nothing liked yet`}
          text={t`Press the heart of a work, and it stands here.`}
        />
      }
    />
  );
}
