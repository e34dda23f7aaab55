import type { CreationCard } from "@kinora/contracts/creation/creation";
import { lazy, Suspense, useEffect, useRef } from "react";
import { Avatar } from "../../ui/avatar.tsx";
import { nounOf } from "../../ui/content-words.ts";
import { ItemLink } from "../../ui/item-link.tsx";
import { MediaTile } from "../../ui/media-tile.tsx";
import { LikeButton } from "./like-button.tsx";
import type { Impressions } from "./use-impressions.ts";
import type { Preview } from "./use-preview.ts";

const TilePlay = lazy(() => import("./tile-play.tsx").then((m) => ({ default: m.TilePlay })));

export interface FeedTileProps {
  readonly card: CreationCard;
  readonly preview: Preview;
  readonly impressions: Impressions;
  readonly eager: boolean;
  /** Author and likes stand under the picture instead of on it. */
  readonly lineBelow: boolean;
}

/** Room for the line under a tile, px. */
export const LINE_BELOW_PX = 40;

export function FeedTile({ card, preview, impressions, eager, lineBelow }: FeedTileProps) {
  const tile = useRef<HTMLElement>(null);
  const { id, media, author } = card;
  useEffect(() => {
    return tile.current ? impressions.watch(tile.current, id) : undefined;
  }, [impressions, id]);

  const picture = media?.thumbnail ?? media?.poster ?? (card.kind === "image" ? media?.main : null);
  const length =
    card.duration === null ? "" : `. ${nounOf(card.kind)}, ${Math.round(card.duration)} s`;
  const line = (
    <>
      <span className="flex min-w-0 items-center gap-2">
        <Avatar name={author.displayName} url={author.avatarUrl} size={24} />
        <span className="truncate text-12 font-medium">{author.displayName}</span>
      </span>
      <LikeButton card={card} className="pointer-events-auto" />
    </>
  );
  return (
    <article
      ref={tile}
      data-id={id}
      {...(media?.preview ? { "data-film": id } : {})}
      className="group/tile flex size-full flex-col"
      onPointerEnter={() => preview.enter(id)}
      onPointerLeave={() => preview.leave(id)}
      onFocus={() => preview.enter(id)}
      onBlur={() => preview.leave(id)}
    >
      <div className="relative min-h-0 flex-1">
        <ItemLink
          id={id}
          label={`${card.prompt}, by ${author.displayName}${length}`}
          className="block size-full rounded-media"
        >
          <MediaTile
            alt=""
            thumbhash={card.thumbhash}
            imageUrl={picture?.url ?? null}
            previewUrl={media?.preview?.url ?? null}
            playing={preview.playingId === id}
            length={card.duration === null ? null : { kind: card.kind, seconds: card.duration }}
            eager={eager}
          />
        </ItemLink>
        {card.kind === "music" && media && (
          <Suspense>
            <TilePlay card={card} />
          </Suspense>
        )}
        {!lineBelow && (
          <div className="pointer-events-none absolute inset-x-0 bottom-0 flex items-end justify-between gap-3 rounded-b-media bg-linear-to-t from-black/70 to-transparent p-3 pt-10 text-white opacity-0 transition-opacity group-focus-within/tile:opacity-100 group-hover/tile:opacity-100">
            {line}
          </div>
        )}
      </div>
      {lineBelow && (
        <div
          style={{ height: LINE_BELOW_PX }}
          className="flex items-center justify-between gap-2 px-1 text-text-2"
        >
          {line}
        </div>
      )}
    </article>
  );
}
