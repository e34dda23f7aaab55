import { t } from "@lingui/core/macro";
import { BookOpen, Heart, type LucideIcon, Music } from "lucide-react";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FeedBody } from "./feed-body.tsx";
import { useFeedVisit } from "./use-feed-visit.ts";

interface PersonProps {
  readonly handle: string;
}

/** Stories a person has published, newest first. */
export const PersonStories = ({ handle }: PersonProps) => (
  <Tab
    of={{ author: handle, content: "story" }}
    label={t`Stories by @${{ handle }}`}
    icon={BookOpen}
    title={t`No stories published yet`}
    text={t`Stories added to the feed appear here.`}
  />
);

/** Music a person has published, newest first. */
export const PersonMusic = ({ handle }: PersonProps) => (
  <Tab
    of={{ author: handle, content: "music" }}
    label={t`Music by @${{ handle }}`}
    icon={Music}
    title={t`No music published yet`}
    text={t`Music added to the feed appears here.`}
  />
);

/** Works a person likes, most recently published first. */
export const PersonLikes = ({ handle }: PersonProps) => (
  <Tab
    of={{ likedBy: handle }}
    label={t`What @${{ handle }} likes`}
    icon={Heart}
    title={t`Nothing liked yet`}
    text={t`Liked works appear here.`}
  />
);

interface TabProps {
  /** Which works of the feed. */
  readonly of: Omit<Parameters<typeof useFeedVisit>[0], "kind">;
  readonly label: string;
  /** With title and text, shown while there are none. */
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

function Tab({ of, label, icon: Icon, title, text }: TabProps) {
  const visit = useFeedVisit({ kind: "recent", ...of });
  return (
    <FeedBody
      visit={visit}
      label={label}
      ending={t`That's everything so far.`}
      empty={<EmptyState icon={<Icon size={26} />} title={title} text={text} />}
    />
  );
}
