import { TRASH_DAYS } from "@kinora/contracts/limits";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { Images, Search, Trash2 } from "lucide-react";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import type { LibraryFilter } from "../library-filter.ts";
import { useOwnCreations } from "../use-own-creations.ts";

/** Shown when none of the user's works match. */
export function NothingFound({ query }: { readonly query: string }) {
  return (
    <EmptyState
      icon={<Search size={26} />}
      title={t`Nothing found for “${query}”`}
      text={t`This searches the titles and prompts of your works. Try fewer words, or the beginning of one.`}
    />
  );
}

/** Shown when nothing was deleted. */
export function EmptyTrash() {
  return (
    <EmptyState
      icon={<Trash2 size={26} />}
      title={t`The trash is empty`}
      text={t`Deleted works stay here for ${TRASH_DAYS} days. Until then you can restore them.`}
    />
  );
}

const NOTHING: Readonly<Record<LibraryFilter, readonly [MessageDescriptor, MessageDescriptor]>> = {
  all: [msg`Nothing here yet`, msg`What you make appears here.`],
  video: [msg`No films yet`, msg`Describe one. Four seconds are enough to see it move.`],
  story: [
    msg`No stories yet`,
    msg`Write an idea, choose Story, and see its scenes before the film.`,
  ],
  image: [msg`No pictures yet`, msg`Describe one. It takes a second or two.`],
  music: [
    msg`No music yet`,
    msg`Name a style, a mood, an instrument. A minute of music takes seconds.`,
  ],
  feed: [
    msg`Nothing in the feed yet`,
    msg`Open one of your works and add it so others can see it.`,
  ],
  scheduled: [
    msg`Nothing is scheduled`,
    msg`Schedule a post of a finished work, and the work stays here until its last post is out.`,
  ],
  private: [msg`Nothing private`, msg`Works that only you, or only people with the link, can see.`],
};

/** All works were deleted and can be restored. */
function AllDeleted() {
  return (
    <EmptyState
      icon={<Trash2 size={26} />}
      title={t`Everything is in the trash`}
      text={t`Deleted works stay there for ${TRASH_DAYS} days. Until then you can restore them.`}
      action={
        <Link to="/library" search={{ view: "trash" }} className={buttonClass("primary")}>
          {t`Open the trash`}
        </Link>
      }
    />
  );
}

/** Shown when the user has no works of this kind yet. */
export function Nothing({ filter }: { readonly filter: LibraryFilter }) {
  const { ids: trashed, isLoading } = useOwnCreations("trash");
  const [title, text] = NOTHING[filter];
  if (isLoading) return null;
  if (filter === "all" && trashed.length > 0) return <AllDeleted />;
  return (
    <EmptyState
      icon={<Images size={26} />}
      title={t(title)}
      text={t(text)}
      action={
        <Link to="/create" className={buttonClass("primary")}>
          {t`Create`}
        </Link>
      }
    />
  );
}
