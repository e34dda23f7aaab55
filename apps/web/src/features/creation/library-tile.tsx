import type { CreationCard } from "@kinora/contracts/creation/creation";
import { t } from "@lingui/core/macro";
import { lazy, Suspense, useState } from "react";
import { ItemLink } from "../../entities/creation/item-link.tsx";
import { MediaTile } from "../../entities/creation/media-tile.tsx";
import { tilePicture } from "../../entities/creation/picture-source.ts";
import { titleOf } from "../../entities/creation/title-of.ts";
import { useMayStartByItself } from "../../ui/motion-preference.ts";
import { CardBadges } from "./card-badges.tsx";
import { Choosable } from "./library/choosable.tsx";
import { useSelection } from "./library/selection.ts";

const DevelopingTile = lazy(() =>
  import("./developing-tile.tsx").then((m) => ({ default: m.DevelopingTile })),
);
const MusicWords = lazy(() =>
  import("../../entities/creation/music-words.tsx").then((m) => ({ default: m.MusicWords })),
);
const FailedPicture = lazy(() =>
  import("./failed-picture.tsx").then((m) => ({ default: m.FailedPicture })),
);
const TileActions = lazy(() =>
  import("./library/tile-actions.tsx").then((m) => ({ default: m.TileActions })),
);

/** One of the user's own works, in whatever state it is, with its actions. */
export function LibraryTile({
  card,
  at,
  of,
}: {
  readonly card: CreationCard;
  /** Position, starting at 1, and total; −1 when the total is unknown. */
  readonly at?: number;
  readonly of?: number;
}) {
  const [hovered, setHovered] = useState(false);
  const mayPlay = useMayStartByItself();
  const selection = useSelection();
  const selecting = selection?.on ?? false;
  return (
    <article
      aria-posinset={at}
      aria-setsize={of}
      data-id={card.id}
      className="group/tile relative size-full"
      data-marked={selecting || (hovered && selection !== null) ? "" : undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      <Choosable id={card.id} name={titleOf(card)}>
        <Picture card={card} playing={hovered && mayPlay} />
      </Choosable>
      <CardBadges card={card} />
      <Suspense>
        <TileActions card={card} hidden={selecting} />
      </Suspense>
    </article>
  );
}

/** A work that was deleted before there was anything to show. */
function Unmade({ words }: { readonly words: string }) {
  return (
    <p dir="auto" className="absolute inset-0 overflow-hidden p-4 pt-12 text-14 text-text-2">
      {words}
      <span className="mt-1 block text-12">{t`Nothing was made.`}</span>
    </p>
  );
}

function Picture({ card, playing }: { readonly card: CreationCard; readonly playing: boolean }) {
  const { media } = card;
  if (card.status === "failed") {
    return (
      <Suspense>
        <FailedPicture card={card} />
      </Suspense>
    );
  }
  return (
    <ItemLink id={card.id} label={titleOf(card)} className="block size-full rounded-media">
      {card.status === "processing" ? (
        <Suspense>
          <DevelopingTile card={card} />
        </Suspense>
      ) : (
        <MediaTile
          alt=""
          thumbhash={card.thumbhash}
          picture={tilePicture(card)}
          previewUrl={media?.preview?.url ?? null}
          playing={playing}
          length={{ kind: card.kind, seconds: media && card.duration, low: true }}
        >
          <Suspense>{card.kind === "music" && media && <MusicWords card={card} />}</Suspense>
          {!media && <Unmade words={titleOf(card)} />}
        </MediaTile>
      )}
    </ItemLink>
  );
}
