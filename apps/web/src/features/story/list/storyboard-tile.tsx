import type { StoryCard } from "@kinora/contracts/story/story";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { BookOpen, Lock } from "lucide-react";
import { TimeAgo } from "../../../ui/time-ago.tsx";
import { storyLength } from "../timeline/scene-length.ts";

/** A storyboard in the library: first picture, title and length. */
export function StoryboardTile({ card }: { readonly card: StoryCard }) {
  const { id, title, prompt, scenes, seconds, picture, working, withheld, renderedAs, updatedAt } =
    card;
  return (
    <Link to="/story/$id" params={{ id }} className="group/board flex flex-col gap-2 rounded-media">
      <div className="relative aspect-video overflow-hidden rounded-media bg-surface-2">
        {picture ? (
          <img
            src={picture.url}
            alt=""
            loading="lazy"
            className={`size-full ${card.aspectRatio === "16:9" ? "object-cover" : "object-contain"}`}
          />
        ) : withheld ? (
          <Lock size={26} aria-label={t`Locked`} className="absolute inset-0 m-auto text-text-2" />
        ) : (
          <BookOpen size={26} aria-hidden="true" className="absolute inset-0 m-auto text-text-2" />
        )}
        {!withheld && (working || renderedAs !== null) && (
          <span className="absolute bottom-2 left-2 inline-flex h-6 items-center rounded-full bg-black/55 px-2 text-12 text-white backdrop-blur-md">
            {working ? t`In progress` : t`Rendered`}
          </span>
        )}
      </div>
      <div className="min-w-0">
        <p
          dir="auto"
          title={title || prompt}
          className="line-clamp-2 font-medium wrap-anywhere group-hover/board:underline"
        >
          {title || prompt || t`Untitled story`}
        </p>
        <p className="nums truncate text-12 text-text-2">
          {scenes === 0 ? t`Script not written yet` : storyLength(scenes, seconds, card.estimated)}{" "}
          · <TimeAgo moment={updatedAt} />
        </p>
      </div>
    </Link>
  );
}
