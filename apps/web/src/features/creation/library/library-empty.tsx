import { TRASH_DAYS } from "@kinora/contracts/limits";
import { Link } from "@tanstack/react-router";
import { Images, Search, Trash2 } from "lucide-react";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import type { LibraryFilter } from "../library-filter.ts";
import { useOwnCreations } from "../use-own-creations.ts";

/** None of one's works has these words. */
export function NothingFound({ query }: { readonly query: string }) {
  return (
    <EmptyState
      icon={<Search size={26} />}
      title={`Nothing found for “${query}”`}
      text="This searches the titles and prompts of your works. Try fewer words, or part of one."
    />
  );
}

/** Nothing was deleted. */
export function EmptyTrash() {
  return (
    <EmptyState
      icon={<Trash2 size={26} />}
      title="The trash is empty"
      text={`Deleted works stay here for ${TRASH_DAYS} days. Until then you can restore them.`}
    />
  );
}

const NOTHING: Readonly<Record<LibraryFilter, readonly [title: string, text: string]>> = {
  all: ["Nothing here yet", "What you make is kept here."],
  video: ["No films yet", "Describe one. Four seconds are enough to see it move."],
  story: ["No stories yet", "Write an idea, choose Story, and see its scenes before the film."],
  image: ["No pictures yet", "Describe one. It takes a second or two."],
  music: ["No music yet", "Name a style, a mood, an instrument. A minute of music takes seconds."],
  feed: ["Nothing in the feed yet", "Open one of your works and add it; others see it then."],
  private: ["Nothing private", "Works that only you, or only people with the link, see."],
};

/** There were works, and they can be had back. */
function AllDeleted() {
  return (
    <EmptyState
      icon={<Trash2 size={26} />}
      title="Everything is in the trash"
      text={`Deleted works stay there for ${TRASH_DAYS} days. Until then you can restore them.`}
      action={
        <Link to="/library" search={{ view: "trash" }} className={buttonClass("primary")}>
          Open the trash
        </Link>
      }
    />
  );
}

/** Nothing of this kind was made yet. */
export function Nothing({ filter }: { readonly filter: LibraryFilter }) {
  const { cards: trashed, isLoading } = useOwnCreations("trash");
  const [title, text] = NOTHING[filter];
  if (isLoading) return null;
  if (filter === "all" && trashed.length > 0) return <AllDeleted />;
  return (
    <EmptyState
      icon={<Images size={26} />}
      title={title}
      text={text}
      action={
        <Link to="/create" className={buttonClass("primary")}>
          Create
        </Link>
      }
    />
  );
}
