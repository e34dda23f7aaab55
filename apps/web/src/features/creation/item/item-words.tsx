import type { Creation } from "@kinora/contracts/creation/creation";
import { isFinished } from "@kinora/contracts/creation/is-finished";
import { t } from "@lingui/core/macro";
import { Info } from "lucide-react";
import { lazy, Suspense } from "react";
import { AuthorLink } from "../../../entities/person/author-link.tsx";
import { Avatar } from "../../../entities/person/avatar.tsx";
import { Slot } from "../../../ui/slot.tsx";
import { TimeAgo } from "../../../ui/time-ago.tsx";
import { ItemActions } from "../item-actions.tsx";
import type { ItemWays } from "../item-ways.ts";
import { seenByWords } from "../seen-by.ts";
import { ItemHeading } from "./item-heading.tsx";

const ProvenanceNote = lazy(() =>
  import("../provenance-note.tsx").then((m) => ({ default: m.ProvenanceNote })),
);

const HiddenNote = lazy(() => import("./hidden-note.tsx").then((m) => ({ default: m.HiddenNote })));

const RatingNote = lazy(() => import("./rating.tsx").then((m) => ({ default: m.RatingNote })));

const RemixedFrom = lazy(() =>
  import("../remixed-from.tsx").then((m) => ({ default: m.RemixedFrom })),
);

const StoryExtras = lazy(() =>
  import("../story-extras.tsx").then((m) => ({ default: m.StoryExtras })),
);

declare module "../../../ui/slot.tsx" {
  interface PageSlots {
    /** How the work was made. */
    "creation.recipe": { readonly creation: Creation };
    /**
     * For the owner: why others cannot see it, and the offer to notify them when it is finished.
     */
    "creation.standing": { readonly creation: Creation };
    /** For the owner of a finished work: where it is published. */
    "creation.posts": { readonly creation: Creation };
    /** Of a finished work: what people made of it and say about it. */
    "creation.around": { readonly creation: Creation };
  }
}

export interface ItemWordsProps extends Pick<ItemWays, "onRemix"> {
  readonly creation: Creation;
  readonly onSeek: (seconds: number) => void;
}

/** The text of an item: author and prompt, actions, and how it was made. */
export function ItemWords({ creation, onRemix, onSeek }: ItemWordsProps) {
  const { author, notices, failure, parent } = creation;
  const isOwn = creation.gems !== null;
  const who = isOwn ? seenByWords(creation) : null;
  return (
    <div className="flex min-w-0 flex-col gap-6 px-1 pb-10 lg:pt-2">
      <div className="flex max-lg:-mb-2">
        <AuthorLink
          author={author}
          className="group/author flex min-w-0 items-center gap-3 rounded-field"
        >
          <Avatar name={author.displayName} url={author.avatarUrl} size={40} />
          <div className="min-w-0">
            <p className="truncate font-medium group-hover/author:underline">
              {author.displayName}
            </p>
            <p className="text-12 text-text-2">
              @{author.handle} · <TimeAgo moment={creation.createdAt} />
              {who && ` · ${t(who)}`}
            </p>
          </div>
        </AuthorLink>
      </div>
      <ItemHeading creation={creation} />
      {creation.moderatorHidden && <HiddenNote isOwn={isOwn} />}
      {creation.ratedBy && (
        <Suspense>
          <RatingNote by={creation.ratedBy} />
        </Suspense>
      )}
      {isOwn && (
        <Suspense>
          <Slot name="creation.standing" given={{ creation }} />
        </Suspense>
      )}
      {[...(failure ? [failure.sentence] : []), ...notices].map((words) => (
        <p key={words} className="flex gap-2.5 rounded-field bg-surface-1 px-4 py-3 text-14">
          <Info size={18} className="mt-0.5 text-warn" aria-hidden="true" />
          <span className="min-w-0 wrap-anywhere first-letter:uppercase">{words}</span>
        </p>
      ))}
      <ItemActions creation={creation} onRemix={onRemix} />
      {/* Kept together, so that loading the story section does not push away text being read below it. */}
      <Suspense>
        {isOwn && isFinished(creation.status) && (
          <Slot name="creation.posts" given={{ creation }} />
        )}
        {creation.kind === "story" && <StoryExtras creation={creation} onSeek={onSeek} />}
        {/* Finished, its family is told below. */}
        {parent && !isFinished(creation.status) && <RemixedFrom parent={parent} />}
        <Slot name="creation.recipe" given={{ creation }} />
      </Suspense>
      {creation.media && creation.aiGenerated && (
        <Suspense>
          <ProvenanceNote id={creation.id} />
        </Suspense>
      )}
      {!creation.aiGenerated && (
        <p className="text-12 text-text-2">{t`Uploaded by its author; not made with AI.`}</p>
      )}
      {isFinished(creation.status) && <Slot name="creation.around" given={{ creation }} />}
    </div>
  );
}
