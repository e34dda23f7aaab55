import type { CreationCard } from "@kinora/contracts/creation/creation";
import { t } from "@lingui/core/macro";
import { lazy, memo, Suspense, useEffect, useRef } from "react";
import { nounOf } from "../../entities/creation/content-words.ts";
import { ItemLink } from "../../entities/creation/item-link.tsx";
import { MediaTile } from "../../entities/creation/media-tile.tsx";
import { tilePicture } from "../../entities/creation/picture-source.ts";
import type { Urgency } from "../../entities/creation/tile-picture.tsx";
import { AuthorLink } from "../../entities/person/author-link.tsx";
import { Avatar } from "../../entities/person/avatar.tsx";
import { LikeButton } from "./like-button.tsx";
import type { Impressions } from "./use-impressions.ts";
import type { Preview } from "./use-preview.ts";

const MusicWords = lazy(() =>
  import("../../entities/creation/music-words.tsx").then((m) => ({ default: m.MusicWords })),
);
const TilePlay = lazy(() => import("./tile-play.tsx").then((m) => ({ default: m.TilePlay })));

export interface FeedTileProps {
  readonly card: CreationCard;
  /** Position, starting at 1, and total; −1 when the total is unknown. */
  readonly at: number;
  readonly of: number;
  /** True while its preview plays. */
  readonly playing: boolean;
  readonly onEnter: Preview["enter"];
  readonly onLeave: Preview["leave"];
  readonly impressions: Impressions;
  readonly urgency: Urgency;
}

export const FeedTile = memo(function FeedTile({
  card,
  at,
  of,
  playing,
  onEnter,
  onLeave,
  impressions,
  urgency,
}: FeedTileProps) {
  const tile = useRef<HTMLElement>(null);
  const { id, media, author } = card;
  useEffect(() => {
    return tile.current ? impressions.watch(tile.current, id) : undefined;
  }, [impressions, id]);

  const length =
    card.duration === null
      ? ""
      : t`. ${{ noun: nounOf(card.kind) }}, ${{ seconds: Math.round(card.duration) }} s`;
  const band = card.music ? `. ${[card.music.kind, ...card.music.instruments].join(", ")}` : "";
  return (
    <article
      ref={tile}
      aria-posinset={at}
      aria-setsize={of}
      data-id={id}
      {...(media?.preview ? { "data-film": id } : {})}
      className="group/tile relative flex size-full flex-col"
      onPointerEnter={() => onEnter(id)}
      onPointerLeave={() => onLeave(id)}
      onFocus={() => onEnter(id)}
      onBlur={() => onLeave(id)}
    >
      <div className="relative min-h-0 flex-1">
        <ItemLink
          id={id}
          label={t`${{ prompt: card.prompt }}, by ${{ author: author.displayName }}${length}${band}`}
          className="block size-full rounded-media"
        >
          <MediaTile
            alt=""
            thumbhash={card.thumbhash}
            picture={tilePicture(card)}
            previewUrl={media?.preview?.url ?? null}
            playing={playing}
            length={{ kind: card.kind, seconds: card.duration }}
            urgency={urgency}
          />
        </ItemLink>
        {card.mature && (
          <span className="pointer-events-none absolute top-2 left-2 rounded-full bg-black/55 px-2 text-12 text-white">
            {t`Mature`}
          </span>
        )}
        {card.kind === "music" && media && (
          <Suspense>
            <MusicWords card={card} alone />
            <TilePlay card={card} />
          </Suspense>
        )}
      </div>
      {/* Over the picture on hover; below it on devices without hover, where the wall reserves the space. */}
      <div className="flex items-center justify-between gap-2 below:h-10 below:px-1 below:text-text-2 over:pointer-events-none over:absolute over:inset-x-0 over:bottom-0 over:items-end over:gap-3 over:rounded-b-media over:bg-linear-to-t over:from-black/70 over:to-transparent over:p-3 over:pt-10 over:text-white over:opacity-0 over:transition-opacity over:group-focus-within/tile:opacity-100 over:group-hover/tile:opacity-100">
        <AuthorLink
          author={author}
          className="reach pointer-events-auto flex min-w-0 items-center gap-2 hover:underline"
        >
          {/* With large text, two columns fit either the name or the picture. */}
          <span className="contents max-md:large-text:hidden">
            <Avatar name={author.displayName} url={author.avatarUrl} size={24} />
          </span>
          <span className="truncate text-12 font-medium">{author.displayName}</span>
        </AuthorLink>
        <LikeButton card={card} className="pointer-events-auto" />
      </div>
    </article>
  );
});
